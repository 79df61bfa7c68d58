using System.Diagnostics;
using System.Threading.Channels;
using System.Threading.Tasks;

// An item goes to the reader that waits, not to somebody who looks afterwards.
class P
{
    static void Main()
    {
        var channel = Channel.CreateUnbounded<int>();
        ValueTask<int> waits = channel.Reader.ReadAsync();
        var writer = Task.Run(() => channel.Writer.TryWrite(5));
        bool stolen = channel.Reader.TryRead(out _);
        writer.Wait();
        stolen |= channel.Reader.TryRead(out _);
        Debug.Assert(!stolen && waits.IsCompleted && waits.Result == 5);
    }
}
