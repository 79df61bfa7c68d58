// The lazy list of Heller and others: a sorted list whose nodes are locked two at a time, and
// marked before they are unlinked. Looking for a number takes no lock.
class Node
{
    public int key;
    public volatile Node next;
    public volatile bool marked;

    public Node(int key, Node next)
    {
        this.key = key;
        this.next = next;
    }
}

class LazyList
{
    readonly Node head = new Node(int.MinValue, new Node(int.MaxValue, null));

    static bool IsValid(Node before, Node node)
    {
        return !before.marked && !node.marked && before.next == node;
    }

    public bool Add(int key)
    {
        while (true)
        {
            Node before = head, node = before.next;
            while (node.key < key)
            {
                before = node;
                node = node.next;
            }
            lock (before)
            {
                lock (node)
                {
                    if (IsValid(before, node))
                    {
                        if (node.key == key)
                        {
                            return false;
                        }
                        before.next = new Node(key, node);
                        return true;
                    }
                }
            }
        }
    }

    public bool Remove(int key)
    {
        while (true)
        {
            Node before = head, node = before.next;
            while (node.key < key)
            {
                before = node;
                node = node.next;
            }
            lock (before)
            {
                lock (node)
                {
                    if (IsValid(before, node))
                    {
                        if (node.key != key)
                        {
                            return false;
                        }
                        node.marked = true;
                        before.next = node.next;
                        return true;
                    }
                }
            }
        }
    }

    public bool Contains(int key)
    {
        Node node = head;
        while (node.key < key)
        {
            node = node.next;
        }
        return node.key == key && !node.marked;
    }
}
