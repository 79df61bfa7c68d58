using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

// What awaits inside an exclusive scheduler goes on there, so the two methods never overlap.
class P
{
    static int inside;

    static async Task Work()
    {
        await Task.Yield();
        Debug.Assert(Interlocked.Increment(ref inside) == 1, "two at once");
        Interlocked.Decrement(ref inside);
    }

    static void Main()
    {
        var pair = new ConcurrentExclusiveSchedulerPair();
        var factory = new TaskFactory(pair.ExclusiveScheduler);
        Task<Task> first = factory.StartNew(Work), second = factory.StartNew(Work);
        Task.WaitAll(first.Unwrap(), second.Unwrap());
    }
}
