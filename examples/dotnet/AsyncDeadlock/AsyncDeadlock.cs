// A caller blocks on an async method while it holds the lock that the method needs.
using System.Threading;
using System.Threading.Tasks;

class AsyncDeadlock
{
    static readonly object gate = new object();
    static int saved;

    static async Task SaveAsync()
    {
        await Task.Yield();
        lock (gate)
        {
            saved++;
        }
    }

    static void Main()
    {
        Task save = SaveAsync();
        lock (gate)
        {
            save.Wait();
        }
    }

    // The repair: block first, lock afterwards.
    static void Repaired()
    {
        Task save = SaveAsync();
        save.Wait();
        lock (gate)
        {
            saved++;
        }
    }
}
