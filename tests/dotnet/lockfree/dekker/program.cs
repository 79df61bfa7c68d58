using System;
using System.Threading;

class P
{
    static volatile bool want0, want1;
    static volatile int turn;
    static int counter;

    static void Enter0()
    {
        want0 = true;
        Thread.MemoryBarrier();
        while (want1)
        {
            if (turn != 0)
            {
                want0 = false;
                while (turn != 0) { }
                want0 = true;
                Thread.MemoryBarrier();
            }
        }
        counter++;
        turn = 1;
        want0 = false;
    }

    static void Enter1()
    {
        want1 = true;
        Thread.MemoryBarrier();
        while (want0)
        {
            if (turn != 1)
            {
                want1 = false;
                while (turn != 1) { }
                want1 = true;
                Thread.MemoryBarrier();
            }
        }
        counter++;
        turn = 0;
        want1 = false;
    }

    static void Main()
    {
        var t = new Thread(Enter1);
        t.Start();
        Enter0();
        t.Join();
    }
}
