// Michael and Scott's two-lock queue, as it stands in their paper and with its two fences.
using System.Threading;

class Node
{
    public int value;
    public Node next;
}

// Enqueuing and dequeuing exclude only their own kind, so the link from the last node to a new
// one is read without the lock that it was written under.
class NaiveQueue
{
    Node head, tail;
    readonly object headLock = new object();
    readonly object tailLock = new object();

    public NaiveQueue()
    {
        head = tail = new Node();
    }

    public void Enqueue(int value)
    {
        Node node = new Node();
        node.value = value;
        lock (tailLock)
        {
            tail.next = node;
            tail = node;
        }
    }

    public bool TryDequeue(out int value)
    {
        lock (headLock)
        {
            Node next = head.next;
            if (next == null)
            {
                value = 0;
                return false;
            }
            value = next.value;
            head = next;
            return true;
        }
    }
}

// A volatile write keeps the value of a node before the link to it, a volatile read the link
// before the value.
class FencedQueue
{
    Node head, tail;
    readonly object headLock = new object();
    readonly object tailLock = new object();

    public FencedQueue()
    {
        head = tail = new Node();
    }

    public void Enqueue(int value)
    {
        Node node = new Node();
        node.value = value;
        lock (tailLock)
        {
            Volatile.Write(ref tail.next, node);
            tail = node;
        }
    }

    public bool TryDequeue(out int value)
    {
        lock (headLock)
        {
            Node next = Volatile.Read(ref head.next);
            if (next == null)
            {
                value = 0;
                return false;
            }
            value = next.value;
            head = next;
            return true;
        }
    }
}
