using System.Threading;

static class P
{
    static readonly SemaphoreSlim gate = new SemaphoreSlim(1);
    static int inside, most, told;

    // Whether the first one lets another in before it is done.
    static void Work(bool leaves)
    {
        gate.Wait();
        inside++;
        if (inside > most)
            most = inside;
        if (leaves)
            gate.Release();
        told = inside;
        inside--;
        if (!leaves)
            gate.Release();
    }

    static void Main()
    {
        var first = new Thread(() => Work(true));
        var second = new Thread(() => Work(false));
        first.Start();
        second.Start();
        first.Join();
        second.Join();
    }
}
