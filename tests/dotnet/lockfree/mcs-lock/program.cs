using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    sealed class Node
    {
        public volatile int Waits;
        public volatile Node Next;
    }

    static Node tail;
    static int n;

    static void A()
    {
        var me = new Node();
        Node before = Interlocked.Exchange(ref tail, me);
        if (before != null)
        {
            me.Waits = 1;
            before.Next = me;
            while (me.Waits == 1)
                Thread.Yield();
        }
        n++;
        if (me.Next == null)
        {
            if (Interlocked.CompareExchange(ref tail, null, me) == me)
                return;
            while (me.Next == null)
                Thread.Yield();
        }
        me.Next.Waits = 0;
    }
    static void B() { A(); }

    static void Main()
    {
        var a = new Thread(A);
        var b = new Thread(B);
        a.Start();
        b.Start();
        a.Join();
        b.Join();
    }
}
