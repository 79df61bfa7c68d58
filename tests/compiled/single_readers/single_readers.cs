using System;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

// Who reads from a channel whose reader promised to be the only one, and who asks a closed timer when it has ended.
static class Program
{
    static string Told(Task task)
    {
        try { task.Wait(); }
        catch (AggregateException) { }
        Exception error = task.IsFaulted ? task.Exception.InnerException : null;
        return task.Status + (error == null ? "" : " " + error.GetType().Name + ": " + error.Message);
    }

    static Channel<int> Unbounded(bool single)
    {
        return Channel.CreateUnbounded<int>(new UnboundedChannelOptions { SingleReader = single });
    }

    static void Readers(string name, Channel<int> channel)
    {
        Console.WriteLine(name + " counts: " + channel.Reader.CanCount);
        var first = channel.Reader.ReadAsync().AsTask();
        var second = channel.Reader.ReadAsync().AsTask();
        channel.Writer.TryWrite(1);
        channel.Writer.TryWrite(2);
        Console.WriteLine(name + " reads: " + Told(first) + ", " + Told(second) + " " + second.Result + ", left " + channel.Reader.TryRead(out _));
    }

    static void Waits(string name, Channel<int> channel)
    {
        var first = channel.Reader.WaitToReadAsync().AsTask();
        var second = channel.Reader.WaitToReadAsync().AsTask();
        channel.Writer.TryWrite(1);
        Console.WriteLine(name + " waits: " + Told(first) + ", " + Told(second) + ", left " + channel.Reader.TryRead(out _));
    }

    static void Both(string name, Channel<int> channel)
    {
        var first = channel.Reader.WaitToReadAsync().AsTask();
        var second = channel.Reader.ReadAsync().AsTask();
        channel.Writer.TryWrite(1);
        channel.Writer.TryWrite(2);
        Console.WriteLine(name + " wait and read: " + Told(first) + ", " + Told(second) + " " + second.Result);
    }

    static void Ends(string name, Channel<int> channel)
    {
        var first = channel.Reader.ReadAsync().AsTask();
        var second = channel.Reader.ReadAsync().AsTask();
        channel.Writer.Complete();
        Console.WriteLine(name + " end: " + Told(first) + ", " + Told(second));
    }

    static Timer Made() { return new Timer(_ => { }, null, Timeout.Infinite, Timeout.Infinite); }

    static void Main()
    {
        foreach (bool single in new[] { false, true })
        {
            string name = single ? "single" : "any";
            Readers(name, Unbounded(single));
            Waits(name, Unbounded(single));
            Both(name, Unbounded(single));
            Ends(name, Unbounded(single));
        }
        var bounded = Channel.CreateBounded<int>(new BoundedChannelOptions(1) { SingleReader = true });
        Readers("bounded", bounded);

        var timer = Made();
        var told = new ManualResetEvent(false);
        Console.WriteLine(timer.Dispose(told) + " " + told.WaitOne() + ", then " + Told(timer.DisposeAsync().AsTask()));
        Console.WriteLine("again: " + timer.Dispose(told) + ", then " + Told(timer.DisposeAsync().AsTask()));
        timer = Made();
        Console.WriteLine(Told(timer.DisposeAsync().AsTask()) + ", then " + timer.Dispose(told) + ", " + Told(timer.DisposeAsync().AsTask()));
        timer = Made();
        timer.Dispose();
        Console.WriteLine("disposed: " + timer.Dispose(told) + ", " + Told(timer.DisposeAsync().AsTask()));
    }
}
