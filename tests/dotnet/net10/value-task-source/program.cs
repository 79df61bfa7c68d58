using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;
using System.Threading.Tasks.Sources;

// The result is set while somebody begins to await it.
class Signal : IValueTaskSource<int>
{
    ManualResetValueTaskSourceCore<int> core;
    public ValueTask<int> Task => new ValueTask<int>(this, core.Version);
    public void Set(int value) => core.SetResult(value);
    public int GetResult(short token) => core.GetResult(token);
    public ValueTaskSourceStatus GetStatus(short token) => core.GetStatus(token);
    public void OnCompleted(Action<object> continuation, object state, short token, ValueTaskSourceOnCompletedFlags flags) => core.OnCompleted(continuation, state, token, flags);
}

class P
{
    static async Task<int> Await(Signal signal) => await signal.Task;

    static void Main()
    {
        var signal = new Signal();
        new Thread(() => signal.Set(7)).Start();
        Debug.Assert(Await(signal).Result == 7);
    }
}
