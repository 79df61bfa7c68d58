// Michael and Scott's queue without locks: the tail may lag one node behind, and whoever finds it
// there helps.
using System.Threading;

class Node
{
    public int value;
    public volatile Node next;
}

class MichaelScottQueue
{
    volatile Node head, tail;

    public MichaelScottQueue()
    {
        head = tail = new Node();
    }

#pragma warning disable 420
    public void Enqueue(int value)
    {
        Node node = new Node();
        node.value = value;
        while (true)
        {
            Node last = tail;
            Node next = last.next;
            if (next == null)
            {
                if (Interlocked.CompareExchange(ref last.next, node, null) == null)
                {
                    Interlocked.CompareExchange(ref tail, node, last);
                    return;
                }
            }
            else
            {
                Interlocked.CompareExchange(ref tail, next, last);
            }
        }
    }

    public bool TryDequeue(out int value)
    {
        while (true)
        {
            Node first = head;
            Node last = tail;
            Node next = first.next;
            if (first == last)
            {
                if (next == null)
                {
                    value = 0;
                    return false;
                }
                Interlocked.CompareExchange(ref tail, next, last);
            }
            else if (Interlocked.CompareExchange(ref head, next, first) == first)
            {
                value = next.value;
                return true;
            }
        }
    }
}
