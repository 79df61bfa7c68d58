using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static volatile bool done;

    static void Main()
    {
        new Thread(() => done = true).Start();
        while (!done)
            Task.Delay(1).Wait();
    }
}
