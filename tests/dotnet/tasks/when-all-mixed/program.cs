using System;
using System.Threading.Tasks;

class P
{
    static int r;
    static int seen;

    static void Main()
    {
        var promise = new TaskCompletionSource<int>();
        Task<int> both = Follow(promise.Task, Task.Run(() => 1));
        seen = 1;
        promise.SetResult(2);
        seen = 2;
        r = both.Result;
    }

    // Whoever keeps the promise last runs this inside.
    static async Task<int> Follow(Task<int> promise, Task<int> worker)
    {
        int[] all = await Task.WhenAll(promise, worker);
        return 100 * seen + 10 * all[0] + all[1];
    }
}
