using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static void Main()
    {
        TaskScheduler.UnobservedTaskException += (sender, e) => Debug.Assert(false, "told");
        Task task = Task.Run(() => { throw new InvalidOperationException(); });
        while (!task.IsCompleted)
            Thread.Yield();
    }
}
