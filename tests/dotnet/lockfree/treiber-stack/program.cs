using System;
using System.Threading;

class Node { public int value; public Node next; }

class P
{
    static Node head;
    static int popped;

    static void Push(int v)
    {
        var n = new Node { value = v };
        while (true)
        {
            var h = Volatile.Read(ref head);
            n.next = h;
            if (Interlocked.CompareExchange(ref head, n, h) == h) return;
        }
    }

    static int Pop()
    {
        while (true)
        {
            var h = Volatile.Read(ref head);
            if (h == null) return 0;
            if (Interlocked.CompareExchange(ref head, h.next, h) == h) return h.value;
        }
    }

    static void Main()
    {
        var t = new Thread(() => { Push(1); Interlocked.Add(ref popped, Pop()); });
        t.Start();
        Push(2);
        Interlocked.Add(ref popped, Pop());
        t.Join();
    }
}
