using System;
using System.Threading;

class Node { public int value; public Node(int v) { value = v; } }

class P
{
    static Node shared;
    static int r = -1;

    static void Main()
    {
        var t = new Thread(() => { shared = new Node(42); });
        t.Start();
        var n = shared;
        if (n != null) r = n.value;
        t.Join();
    }
}
