using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;
// One item through a channel, compiled without optimisation: the state machines are objects, and cost no more.
class P {
  static async Task Main() {
    var ch = Channel.CreateUnbounded<int>();
    var t = Task.Run(async () => { await ch.Writer.WriteAsync(1); ch.Writer.Complete(); });
    int x = await ch.Reader.ReadAsync();
    Debug.Assert(x == 1);
    await t;
  }
}
