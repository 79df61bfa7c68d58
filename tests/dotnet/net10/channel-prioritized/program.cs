using System.Diagnostics;
using System.Threading.Channels;
using System.Threading.Tasks;

class P
{
    static void Main()
    {
        var channel = Channel.CreateUnboundedPrioritized<int>();
        Task other = Task.Run(() => channel.Writer.TryWrite(1));
        channel.Writer.TryWrite(2);
        other.Wait();
        Debug.Assert(channel.Reader.TryRead(out int first) && channel.Reader.TryRead(out int second) && first == 1 && second == 2);
    }
}
