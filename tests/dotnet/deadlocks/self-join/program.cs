using System;
using System.Threading;

class P
{
    static void Main()
    {
        Thread.CurrentThread.Join();
    }
}
