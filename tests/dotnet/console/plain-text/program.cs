using System;
using System.Threading;

class P
{
    static void Work()
    {
        Console.WriteLine("a");
        Console.WriteLine("{0} {1}", 1, "b");
        Console.Out.WriteLine(2);
        Console.Error.Write('c');
    }

    static void Main()
    {
        var thread = new Thread(Work);
        thread.Start();
        Work();
        thread.Join();
    }
}
