// Three asynchronous methods of which two may run at a time.
// At most: 1000
using System.Threading;
using System.Threading.Tasks;

class Program
{
    static readonly SemaphoreSlim gate = new SemaphoreSlim(2);
    static int running;

    static async Task Work()
    {
        await gate.WaitAsync();
        Interlocked.Increment(ref running);
        await Task.Yield();
        Interlocked.Decrement(ref running);
        gate.Release();
    }

    static void Main() { Task.WhenAll(Work(), Work(), Work()).Wait(); }
}
