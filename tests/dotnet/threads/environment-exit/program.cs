using System;
using System.Threading;

class P
{
    static int done;

    static void Main()
    {
        new Thread(() => { while (true) Thread.Yield(); }).Start();
        done = 1;
        Environment.Exit(3);
        done = 2;
    }
}
