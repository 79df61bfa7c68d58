using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly SemaphoreSlim gate = new SemaphoreSlim(1, 1);
    static int n;

    static async Task Work()
    {
        await gate.WaitAsync();
        try { n = n + 1; }
        finally { gate.Release(); }
    }

    static void Main()
    {
        Task.WhenAll(Task.Run(Work), Task.Run(Work), Task.Run(Work)).Wait();
        Debug.Assert(n == 3);
    }
}
