using System.Threading.Channels;
using System.Threading.Tasks;
class P {
  static async Task Main() {
    Channel<int> channel = Channel.CreateUnbounded<int>();
    ValueTask<int> read = channel.Reader.ReadAsync();
    channel.Writer.TryWrite(1);
    await read;
    await read;
  }
}
