using System;
using System.Threading;

class Node { public Node next; public int value; }

class P
{
    static Node head;
    static int zero;

    static void Main()
    {
        var t = new Thread(() =>
        {
            var n = head;
            if (n == null)
                throw new InvalidOperationException("empty");
            zero = 1 / n.next.value;
        });
        t.Start();
        head = new Node();
        head.next = new Node();
        t.Join();
    }
}
