using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;
class P {
  static async Task Main() {
    var first = new CancellationTokenSource();
    var second = new CancellationTokenSource();
    first.Cancel();
    second.Cancel();
    Task all = Task.WhenAll(Task.CompletedTask, Task.FromCanceled(first.Token), Task.FromCanceled(second.Token));
    try {
      await all;
      Debug.Fail("not cancelled");
    } catch (TaskCanceledException e) {
      Debug.Assert(e.CancellationToken == first.Token);
    }
  }
}
