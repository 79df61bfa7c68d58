using System;
using System.Threading;

class P
{
    static int steps;

    static void Main()
    {
        new Thread(() => { steps = 1; Thread.Sleep(10); steps = 2; }).Start();
    }
}
