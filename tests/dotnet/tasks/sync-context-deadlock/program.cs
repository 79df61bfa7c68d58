using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

class Loop : SynchronizationContext
{
    readonly Queue<Action> queue = new Queue<Action>();
    public override void Post(SendOrPostCallback d, object state)
    {
        lock (queue) queue.Enqueue(() => d(state));
    }
}

class P
{
    static async Task<int> Work()
    {
        await Task.Delay(1);
        return 1;
    }

    static void Main()
    {
        SynchronizationContext.SetSynchronizationContext(new Loop());
        int n = Work().Result;
    }
}
