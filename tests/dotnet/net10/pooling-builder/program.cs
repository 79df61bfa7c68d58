using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Threading.Tasks;

class P
{
    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder<>))]
    static async ValueTask<int> Number()
    {
        await Task.Yield();
        return 5;
    }

    static async Task Run() => Debug.Assert(await Number() + await Number() == 10);

    static void Main() { Run().Wait(); }
}
