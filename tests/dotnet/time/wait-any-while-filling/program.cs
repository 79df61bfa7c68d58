// The array of handles is filled between two accesses to shared memory, so what the wait looks into
// is not yet known when the other thread sets the event.
using System.Threading;

static class P
{
    static volatile AutoResetEvent first = new AutoResetEvent(false);
    static volatile AutoResetEvent second = new AutoResetEvent(false);
    public static int got = -2;

    static void Main()
    {
        var setter = new Thread(() => second.Set());
        var waiter = new Thread(() => got = WaitHandle.WaitAny(new WaitHandle[] { first, second }, 100));
        setter.Start();
        waiter.Start();
        setter.Join();
        waiter.Join();
    }
}
