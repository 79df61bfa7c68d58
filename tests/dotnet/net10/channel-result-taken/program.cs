using System;
using System.Diagnostics;
using System.Threading.Channels;
using System.Threading.Tasks;

class P
{
    static Channel<int> channel;

    static ValueTask<int> Read(bool completed)
    {
        channel = Channel.CreateUnbounded<int>();
        ValueTask<int> read = channel.Reader.ReadAsync();
        if (completed)
            channel.Writer.TryWrite(1);
        return read;
    }

    static void Refuses(Action action, string what)
    {
        bool refused = false;
        try
        {
            action();
        }
        catch (InvalidOperationException)
        {
            refused = true;
        }
        Debug.Assert(refused, what);
    }

    static void Main()
    {
        var done = Read(true);
        Debug.Assert(done.AsTask().Result == 1);
        Refuses(() => { int result = done.Result; }, "Result after AsTask");

        var twice = Read(true);
        twice.AsTask();
        Refuses(() => twice.AsTask(), "AsTask twice");

        var pending = Read(false);
        var task = pending.AsTask();
        Refuses(() => pending.AsTask(), "AsTask twice while pending");
        channel.Writer.TryWrite(1);
        Debug.Assert(task.Result == 1);
        Refuses(() => { int result = pending.Result; }, "Result after AsTask while pending");

        var taken = Read(true);
        int first = taken.Result;
        Refuses(() => { bool completed = taken.IsCompleted; }, "IsCompleted after Result");
    }
}
