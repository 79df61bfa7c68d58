using System.Diagnostics;
using System.Threading.Channels;
using System.Threading.Tasks;
class P {
  static void Main() {
    Channel<int> channel = Channel.CreateUnbounded<int>();
    Task writer = Task.Run(() => channel.Writer.TryWrite(1));
    Debug.Assert(channel.Reader.ReadAsync().Result == 1);
    writer.Wait();
  }
}
