using System.Diagnostics;
using System.Threading;

class P {
  static void Main() {
    var local = new AsyncLocal<int> { Value = 3 };
    int seen = 0;
    var done = new ManualResetEventSlim();
    new SynchronizationContext().Post(state => { seen = local.Value; done.Set(); }, null);
    done.Wait();
    Debug.Assert(seen == 3);
  }
}
