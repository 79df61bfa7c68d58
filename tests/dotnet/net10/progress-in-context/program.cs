using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;

class Queued : SynchronizationContext {
  readonly Queue<Action> posted = new();
  public override void Post(SendOrPostCallback callback, object state) => posted.Enqueue(() => callback(state));
  public void Run() { while (posted.TryDequeue(out Action next)) next(); }
}

class P {
  static void Main() {
    var context = new Queued();
    SynchronizationContext.SetSynchronizationContext(context);
    int seen = 0;
    IProgress<int> progress = new Progress<int>(value => seen = value);
    SynchronizationContext.SetSynchronizationContext(null);
    progress.Report(5);
    Debug.Assert(seen == 0);
    context.Run();
    Debug.Assert(seen == 5);
  }
}
