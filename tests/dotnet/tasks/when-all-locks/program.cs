using System;
using System.Threading.Tasks;

class P
{
    static readonly object gate = new object();
    static int sum;

    static void Add(int x)
    {
        lock (gate)
            sum += x;
    }

    static void Main()
    {
        Task.WhenAll(Task.Run(() => Add(1)), Task.Run(() => Add(2)), Task.Run(() => Add(3))).Wait();
        if (sum != 6)
            throw new Exception();
    }
}
