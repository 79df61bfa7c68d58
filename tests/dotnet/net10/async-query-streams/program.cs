using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

// Nobody says that the channel is complete; the query must not wait for that.
class P
{
    static async Task<int> First(ChannelReader<int> reader)
    {
        return await reader.ReadAllAsync().Distinct().FirstAsync();
    }

    static void Main()
    {
        var channel = Channel.CreateUnbounded<int>();
        var writer = new Thread(() => channel.Writer.TryWrite(3));
        writer.Start();
        Debug.Assert(First(channel.Reader).Result == 3);
        writer.Join();
    }
}
