using System;
using System.Diagnostics;
using System.Threading;

class P
{
    static int flag;
    static int sum;

    static void Main()
    {
        var other = new Thread(() => flag = 1);
        other.Start();
        var first = new Random();
        var second = new Random(42);
        var third = new Random(-5);
        sum = second.Next() % 1000 + third.Next() % 1000;
        other.Join();
        Debug.Assert(sum == 710 + 700);
        Debug.Assert(first.Next() == new Random().Next());
    }
}
