using System;
using System.Threading;

class P
{
    static readonly object gate = new object();

    static void Main()
    {
        var thread = new Thread(() =>
        {
            lock (gate)
                Console.WriteLine("inside");
        });
        thread.Start();
        lock (Console.Out)
        {
            lock (gate) { }
        }
        thread.Join();
    }
}
