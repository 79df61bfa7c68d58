using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly SemaphoreSlim gate = new SemaphoreSlim(1);

    static async Task<int> Inner()
    {
        await gate.WaitAsync();
        try { return 1; } finally { gate.Release(); }
    }

    static void Main()
    {
        gate.Wait();
        int n = Inner().Result;
        gate.Release();
    }
}
