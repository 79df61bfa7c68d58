using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly SemaphoreSlim gate = new SemaphoreSlim(1);
    static int n;

    static async Task Add()
    {
        await gate.WaitAsync();
        try { int k = n; await Task.Yield(); n = k + 1; }
        finally { gate.Release(); }
    }

    static void Main() { Task.WaitAll(Add(), Add()); }
}
