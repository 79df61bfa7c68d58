using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly SemaphoreSlim s = new SemaphoreSlim(1);

    static async Task Twice()
    {
        await s.WaitAsync();
        await s.WaitAsync();
        s.Release(2);
    }

    static void Main()
    {
        Task work = Twice();
        work.Wait();
    }
}
