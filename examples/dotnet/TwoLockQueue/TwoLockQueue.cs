// Michael and Scott's two-lock queue: enqueuing and dequeuing exclude only their own kind, so the
// link from the last node to a new one is read without the lock it was written under.
using System.Diagnostics;
using System.Threading;

class Node
{
    public int value;
    public Node next;
}

class TwoLockQueue
{
    Node head, tail;
    readonly object headLock = new object();
    readonly object tailLock = new object();

    TwoLockQueue()
    {
        head = new Node();
        tail = head;
    }

    void Enqueue(int value)
    {
        Node node = new Node();
        node.value = value;
        lock (tailLock)
        {
            tail.next = node;
            tail = node;
        }
    }

    bool TryDequeue(out int value)
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

    static void Main()
    {
        TwoLockQueue queue = new TwoLockQueue();
        new Thread(() => queue.Enqueue(7)).Start();
        int value;
        if (queue.TryDequeue(out value))
        {
            Debug.Assert(value == 7);
        }
    }
}
