using System;
using System.Diagnostics;
using System.Threading;

class P
{
    class Node
    {
        public int Value = 1;
    }

    static Node current = new Node();
    static Node hazard;

    static void Reader()
    {
        Node node;
        do
        {
            node = Volatile.Read(ref current);
            Volatile.Write(ref hazard, node);
        }
        while (Volatile.Read(ref current) != node);
        Debug.Assert(Volatile.Read(ref node.Value) == 1);
        Volatile.Write(ref hazard, null);
    }

    // The old node is only spoiled when no reader has announced it.
    static void Replacer()
    {
        Node old = Interlocked.Exchange(ref current, new Node());
        while (Volatile.Read(ref hazard) == old)
            Thread.Yield();
        Volatile.Write(ref old.Value, 0);
    }

    static void Main()
    {
        var reader = new Thread(Reader);
        var replacer = new Thread(Replacer);
        reader.Start();
        replacer.Start();
        reader.Join();
        replacer.Join();
    }
}
