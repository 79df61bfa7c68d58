using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly SemaphoreSlim s = new SemaphoreSlim(0);
    static int first;

    static async Task Wait(int me)
    {
        await s.WaitAsync();
        Interlocked.CompareExchange(ref first, me, 0);
        s.Release();
    }

    static void Main()
    {
        Task one = Wait(1), two = Wait(2);
        s.Release();
        Task.WaitAll(one, two);
    }
}
