using System;
using System.Threading;

class P
{
    static void Main()
    {
        var s = new Semaphore(1, 1);
        s.Release();
    }
}
