using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

// A clock of the program's own: the delay ends when it says so, and not before.
class Clock : TimeProvider
{
    TimerCallback callback;
    object state;
    public override ITimer CreateTimer(TimerCallback callback, object state, TimeSpan dueTime, TimeSpan period)
    {
        this.callback = callback;
        this.state = state;
        return new Handle();
    }
    public void Fire() => callback(state);
    class Handle : ITimer
    {
        public bool Change(TimeSpan dueTime, TimeSpan period) => true;
        public void Dispose() { }
        public ValueTask DisposeAsync() => default;
    }
}

class P
{
    static bool fired;

    static async Task Wait(Clock clock)
    {
        await Task.Delay(TimeSpan.FromHours(1), clock);
        Debug.Assert(Volatile.Read(ref fired));
    }

    static void Main()
    {
        var clock = new Clock();
        Task waiting = Wait(clock);
        var thread = new Thread(() =>
        {
            Volatile.Write(ref fired, true);
            clock.Fire();
        });
        thread.Start();
        waiting.Wait();
        thread.Join();
    }
}
