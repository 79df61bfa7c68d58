using System;
using System.Threading;

class P
{
    static volatile int flag0, flag1, turn;
    static int counter;

    static void First()
    {
        flag0 = 1;
        turn = 1;
        Thread.MemoryBarrier();
        while (flag1 == 1 && turn == 1) { }
        counter++;
        flag0 = 0;
    }

    static void Second()
    {
        flag1 = 1;
        turn = 0;
        Thread.MemoryBarrier();
        while (flag0 == 1 && turn == 0) { }
        counter++;
        flag1 = 0;
    }

    static void Main()
    {
        var a = new Thread(First);
        var b = new Thread(Second);
        a.Start(); b.Start();
        a.Join(); b.Join();
    }
}
