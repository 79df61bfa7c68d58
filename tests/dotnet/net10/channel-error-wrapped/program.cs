using System;
using System.Diagnostics;
using System.Threading.Channels;
using System.Threading.Tasks;

class P
{
    static async Task<bool> Read(ChannelReader<int> reader)
    {
        try
        {
            await reader.ReadAsync();
            return false;
        }
        catch (ChannelClosedException e)
        {
            return e.InnerException is FormatException;
        }
    }

    static void Main()
    {
        var channel = Channel.CreateBounded<int>(2);
        Task<bool> reading = Task.Run(() => Read(channel.Reader));
        channel.Writer.Complete(new FormatException());
        Debug.Assert(reading.Result);
    }
}
