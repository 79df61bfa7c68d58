using System.Diagnostics;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

// The writer runs what the reader does next, if the options allow it.
class P
{
    static bool inside;
    static readonly object gate = new object();

    static async Task Read(ChannelReader<int> reader)
    {
        await reader.ReadAsync().ConfigureAwait(false);
        Debug.Assert(!Monitor.IsEntered(gate), "inside the writer's lock");
    }

    static void Main()
    {
        var channel = Channel.CreateUnbounded<int>(new UnboundedChannelOptions { AllowSynchronousContinuations = true });
        Task reading = Read(channel.Reader);
        lock (gate)
            channel.Writer.TryWrite(1);
        reading.Wait();
    }
}
