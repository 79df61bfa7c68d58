using System;
using System.Threading;

class P
{
    static void Main()
    {
        var t = new Thread(() => Console.WriteLine("from {0}", "a thread"));
        t.Start();
        Console.WriteLine("from main: " + 1.5 + " " + DateTime.MinValue.Year);
        t.Join();
    }
}
