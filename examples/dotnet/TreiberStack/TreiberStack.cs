// Treiber's stack: the top changes by compare-and-exchange only.
using System.Diagnostics;
using System.Threading;

class Node
{
    public int value;
    public Node next;
}

class TreiberStack
{
    static Node top;

    static void Push(int value)
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

    static bool TryPop(out int value)
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

    static void Pusher()
    {
        Push(1);
        Push(2);
    }

    static void Main()
    {
        new Thread(Pusher).Start();
        int value;
        if (TryPop(out value))
        {
            Debug.Assert(value == 1 || value == 2);
        }
    }
}
