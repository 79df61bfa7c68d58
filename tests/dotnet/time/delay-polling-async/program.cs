using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static volatile bool done;

    static async Task Poll()
    {
        while (!done)
            await Task.Delay(1);
    }

    static void Main()
    {
        new Thread(() => done = true).Start();
        Poll().Wait();
    }
}
