using System.Diagnostics;
using System.Threading.Channels;
using System.Threading.Tasks;
// Items of a channel as a stream, compiled without optimisation. A delegate that takes a number is not
// taken for one that takes an address.
class P {
  static async Task Main() {
    var channel = Channel.CreateUnbounded<int>();
    var writer = Task.Run(async () => { await channel.Writer.WriteAsync(1); channel.Writer.Complete(); });
    int sum = 0;
    await foreach (int item in channel.Reader.ReadAllAsync())
      sum += item;
    await writer;
    Debug.Assert(sum == 1);
  }
}
