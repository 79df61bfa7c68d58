using System.Diagnostics;
using System.Threading.Channels;
using System.Threading.Tasks;

// Blocked writers are served in order, and a read moves the item of the first one in.
class P
{
    static void Main()
    {
        var channel = Channel.CreateBounded<int>(1);
        channel.Writer.TryWrite(1);
        Task second = channel.Writer.WriteAsync(2).AsTask();
        Task third = channel.Writer.WriteAsync(3).AsTask();
        Task<int> reader = Task.Run(() => channel.Reader.TryRead(out int item) ? item : 0);
        Debug.Assert(reader.Result == 1);
        Debug.Assert(second.IsCompleted && !third.IsCompleted);
        Debug.Assert(!channel.Writer.TryWrite(4), "the place is taken");
        Debug.Assert(channel.Reader.TryRead(out int next) && next == 2);
        Debug.Assert(channel.Reader.TryRead(out next) && next == 3);
    }
}
