// Harris's list: a sorted list without locks. A node is removed by marking its link, and unlinked
// afterwards by whoever comes past. Here a marked link is an object of its own.
using System.Threading;

class Link
{
    public readonly Node node;
    public readonly bool marked;

    public Link(Node node, bool marked)
    {
        this.node = node;
        this.marked = marked;
    }
}

class Node
{
    public readonly int key;
    public volatile Link link;

    public Node(int key, Link link)
    {
        this.key = key;
        this.link = link;
    }
}

class HarrisList
{
    readonly Node head = new Node(int.MinValue, new Link(new Node(int.MaxValue, null), false));

#pragma warning disable 420
    // The first node that is not below the key, and the one before it with its link.
    Node Find(int key, out Node before, out Link link)
    {
    again:
        before = head;
        link = before.link;
        while (true)
        {
            Node node = link.node;
            Link after = node.link;
            if (after != null && after.marked)
            {
                Link without = new Link(after.node, false);
                if (Interlocked.CompareExchange(ref before.link, without, link) != link)
                {
                    goto again;
                }
                link = without;
            }
            else if (node.key >= key)
            {
                return node;
            }
            else
            {
                before = node;
                link = after;
            }
        }
    }

    public bool Add(int key)
    {
        while (true)
        {
            Node before;
            Link link;
            Node node = Find(key, out before, out link);
            if (node.key == key)
            {
                return false;
            }
            Node added = new Node(key, new Link(node, false));
            if (Interlocked.CompareExchange(ref before.link, new Link(added, false), link) == link)
            {
                return true;
            }
        }
    }

    public bool Remove(int key)
    {
        while (true)
        {
            Node before;
            Link link;
            Node node = Find(key, out before, out link);
            if (node.key != key)
            {
                return false;
            }
            Link after = node.link;
            if (after.marked)
            {
                continue;
            }
            Link marked = new Link(after.node, true);
            if (Interlocked.CompareExchange(ref node.link, marked, after) == after)
            {
                return true;
            }
        }
    }

    public bool Contains(int key)
    {
        Node node = head;
        while (node.key < key)
        {
            node = node.link.node;
        }
        return node.key == key && (node.link == null || !node.link.marked);
    }
}
