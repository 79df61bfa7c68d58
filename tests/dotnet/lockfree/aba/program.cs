using System.Diagnostics;
using System.Threading;

class Node { public int id; public Node next; public bool free; }

class P
{
    static Node head;

    static Node Pop()
    {
        while (true)
        {
            Node h = Volatile.Read(ref head);
            if (h == null) return null;
            Node n = Volatile.Read(ref h.next);
            if (Interlocked.CompareExchange(ref head, n, h) == h) return h;
        }
    }

    static void Push(Node n)
    {
        while (true)
        {
            Node h = Volatile.Read(ref head);
            Volatile.Write(ref n.next, h);
            if (Interlocked.CompareExchange(ref head, n, h) == h) return;
        }
    }

    static void Main()
    {
        var b = new Node { id = 2 };
        var a = new Node { id = 1, next = b };
        head = a;
        var t = new Thread(() => Pop());
        t.Start();
        Node x = Pop(), y = Pop();
        if (x == a && y == b)
        {
            Push(a);
            t.Join();
            Debug.Assert(head != b, "b is in use and on the stack");
        }
    }
}
