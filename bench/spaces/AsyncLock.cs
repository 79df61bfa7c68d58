// Three asynchronous methods that take one semaphore.
// At most: 500
using System.Threading;
using System.Threading.Tasks;

class Program
{
    static readonly SemaphoreSlim gate = new SemaphoreSlim(1, 1);
    static int count;

    static async Task Work()
    {
        await gate.WaitAsync();
        try { count++; }
        finally { gate.Release(); }
    }

    static void Main() { Task.WhenAll(Task.Run(Work), Task.Run(Work), Task.Run(Work)).Wait(); }
}
