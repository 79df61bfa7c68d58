using System;
using System.Diagnostics;
using System.IO;
using System.Threading;

class P
{
    static int outs, errors, ins;

    static void Work()
    {
        lock (Console.Out)
        {
            outs++;
            Console.WriteLine(outs + " so far");
        }
        lock (Console.Error)
            errors++;
        lock (Console.In)
            ins++;
    }

    static void Main()
    {
        Debug.Assert(ReferenceEquals(Console.Out, Console.Out));
        Debug.Assert(ReferenceEquals(Console.Out, TextWriter.Synchronized(Console.Out)));
        Debug.Assert(Console.ReadLine() == null && Console.In.Peek() == -1);
        var thread = new Thread(Work);
        thread.Start();
        Work();
        thread.Join();
    }
}
