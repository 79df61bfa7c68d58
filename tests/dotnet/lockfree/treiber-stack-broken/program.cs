using System;
using System.Threading;

class Node { public int value; public Node next; }

class P
{
    static volatile Node head;
    static int sum;

    static void Push(int v)
    {
        var n = new Node { value = v };
        n.next = head;
        head = n;
    }

    static void Main()
    {
        var t = new Thread(() => Push(1));
        t.Start();
        Push(2);
        t.Join();
        for (var n = head; n != null; n = n.next) sum += n.value;
    }
}
