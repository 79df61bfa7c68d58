// A pool of two connections; one way out of a method does not give its connection back.
using System.Threading;

class SemaphoreLeak {
    static readonly SemaphoreSlim pool = new SemaphoreSlim(2);
    static int failures;

    static void Use() {
        pool.Wait();
        if (Interlocked.Increment(ref failures) % 4 == 3) return;
        pool.Release();
    }

    static void Main() {
        for (int i = 0; i < 4; i++) new Thread(() => { Use(); Use(); }).Start();
    }
}
