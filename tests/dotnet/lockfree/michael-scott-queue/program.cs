using System;
using System.Threading;

class Node { public int value; public Node next; }

class Queue
{
    Node head, tail;
    public Queue() { head = tail = new Node(); }

    public void Enqueue(int v)
    {
        var n = new Node { value = v };
        while (true)
        {
            var t = Volatile.Read(ref tail);
            var next = Volatile.Read(ref t.next);
            if (next != null) { Interlocked.CompareExchange(ref tail, next, t); continue; }
            if (Interlocked.CompareExchange(ref t.next, n, null) == null)
            {
                Interlocked.CompareExchange(ref tail, n, t);
                return;
            }
        }
    }

    public int Dequeue()
    {
        while (true)
        {
            var h = Volatile.Read(ref head);
            var t = Volatile.Read(ref tail);
            var next = Volatile.Read(ref h.next);
            if (next == null) return 0;
            if (h == t) { Interlocked.CompareExchange(ref tail, next, t); continue; }
            if (Interlocked.CompareExchange(ref head, next, h) == h) return next.value;
        }
    }
}

class P
{
    static int a, b;

    static void Main()
    {
        var q = new Queue();
        var t = new Thread(() => { q.Enqueue(1); q.Enqueue(2); });
        t.Start();
        a = q.Dequeue();
        t.Join();
        b = q.Dequeue();
    }
}
