using System;
using System.Threading;
using System.Threading.Tasks;

// The Lock type of C# 13 under contention, and an asynchronous entry point that gives the exit code.
class Program
{
    static readonly Lock gate = new();
    static int count;

    static void Work()
    {
        lock (gate)
        {
            int seen = count;
            count = seen + 1;
        }
        using (gate.EnterScope())
        {
            count++;
        }
        if (gate.TryEnter())
        {
            try { count += 0; }
            finally { gate.Exit(); }
        }
    }

    static async Task<int> Main()
    {
        var first = new Thread(Work);
        first.Start();
        await Task.Run(Work);
        first.Join();
        Console.WriteLine(count);
        Console.WriteLine(gate.IsHeldByCurrentThread);
        try { gate.Exit(); } catch (SynchronizationLockException) { Console.WriteLine("not held"); }
        lock (gate) { lock (gate) { Console.WriteLine(gate.IsHeldByCurrentThread); } }
        return count + 3;
    }
}
