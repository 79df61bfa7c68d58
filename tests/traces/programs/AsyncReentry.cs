using System;
using System.Threading;
using System.Threading.Tasks;

// A semaphore is no lock: who has it and asks again waits for itself.
class AsyncReentry
{
    static readonly SemaphoreSlim mutex = new SemaphoreSlim(1, 1);

    static async Task SaveAllAsync()
    {
        await mutex.WaitAsync();
        try { await SaveAsync("everything"); }
        finally { mutex.Release(); }
    }

    static async Task SaveAsync(string what)
    {
        await mutex.WaitAsync();
        try { Console.WriteLine(what); }
        finally { mutex.Release(); }
    }

    static void Main()
    {
        SaveAllAsync().Wait();
    }
}
