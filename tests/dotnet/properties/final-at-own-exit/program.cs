using System;
using System.Threading;

class P
{
    static int done;

    static void Main()
    {
        var worker = new Thread(() => done = 1);
        worker.Start();
        worker.Join();
        Environment.Exit(done);
    }
}
