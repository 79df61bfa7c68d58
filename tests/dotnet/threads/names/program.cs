using System;
using System.Threading;

class P
{
    static string name, main;

    static void Main()
    {
        Thread.CurrentThread.Name = "first";
        var t = new Thread(() => { name = Thread.CurrentThread.Name; });
        t.Name = "second";
        t.Start();
        t.Join();
        main = Thread.CurrentThread.Name;
    }
}
