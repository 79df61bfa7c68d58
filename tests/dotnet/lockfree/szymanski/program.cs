using System;
using System.Threading;

class P
{
    static volatile int a, b;
    static int n;

    static void First()
    {
        a = 1;
        while (b >= 3)
            Thread.Yield();
        a = 3;
        if (b == 1)
        {
            a = 2;
            while (b != 4)
                Thread.Yield();
        }
        a = 4;
        n++;
        while (b == 2 || b == 3)
            Thread.Yield();
        a = 0;
    }

    static void Second()
    {
        b = 1;
        while (a >= 3)
            Thread.Yield();
        b = 3;
        if (a == 1)
        {
            b = 2;
            while (a != 4)
                Thread.Yield();
        }
        b = 4;
        while (a >= 2)
            Thread.Yield();
        n++;
        b = 0;
    }

    static void Main()
    {
        var first = new Thread(First);
        var second = new Thread(Second);
        first.Start();
        second.Start();
        first.Join();
        second.Join();
    }
}
