using System.Diagnostics;
using System.Threading.Channels;
using System.Threading.Tasks;
class Orders
{
    static async Task Run()
    {
        var channel = Channel.CreateUnbounded<int>();
        var packer = Task.Run(async () =>
        {
            int packed = 0;
            while (await channel.Reader.WaitToReadAsync())
            {
                int order;
                while (channel.Reader.TryRead(out order))
                    packed++;
            }
            return packed;
        });
        channel.Writer.TryWrite(1);
        channel.Writer.TryWrite(2);
        // Nobody completes the channel, so the packer waits for a third order.
        await packer;
    }
    static void Main() { Run().Wait(); }
}
