// Treiber's stack: the top changes by compare-and-exchange only.
using System.Threading;

class Node
{
    public int value;
    public Node next;
}

class TreiberStack
{
    Node top;

    public void Push(int value)
    {
        Node node = new Node();
        node.value = value;
        Node seen;
        do
        {
            seen = top;
            node.next = seen;
        } while (Interlocked.CompareExchange(ref top, node, seen) != seen);
    }

    public bool TryPop(out int value)
    {
        while (true)
        {
            Node seen = top;
            if (seen == null)
            {
                value = 0;
                return false;
            }
            if (Interlocked.CompareExchange(ref top, seen.next, seen) == seen)
            {
                value = seen.value;
                return true;
            }
        }
    }
}

// The same with two steps where one is needed: others can come between the test and the write.
class BrokenStack
{
    Node top;

    public void Push(int value)
    {
        Node node = new Node();
        node.value = value;
        node.next = top;
        top = node;
    }

    public bool TryPop(out int value)
    {
        Node seen = top;
        if (seen == null)
        {
            value = 0;
            return false;
        }
        top = seen.next;
        value = seen.value;
        return true;
    }
}
