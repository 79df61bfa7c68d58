using System;
using System.Threading;

class P
{
    static int n;

    static void Main()
    {
        new Thread(() => { n = 1; n = 2; }).Start();
        Environment.Exit(0);
    }
}
