// Two tasks that await value tasks and share nothing, compiled without optimisation. A value task of
// a method that never waited is its result, one of a method that did is not.
using System.Diagnostics;
using System.Threading.Tasks;

class Program
{
    static async ValueTask<int> Later(int k)
    {
        await Task.Yield();
        return k;
    }

    static async ValueTask<int> AtOnce(int k) => k;

    static async Task Work()
    {
        Debug.Assert(await Later(1) + await AtOnce(2) == 3);
    }

    static void Main()
    {
        Debug.Assert(AtOnce(3) == new ValueTask<int>(3));
        Debug.Assert(AtOnce(3) != new ValueTask<int>(4));
        Task a = Task.Run(Work);
        Task b = Task.Run(Work);
        a.Wait();
        b.Wait();
        ValueTask<int> late = Later(3);
        Debug.Assert(late != new ValueTask<int>(3));
        Debug.Assert(late.AsTask().Result == 3);
    }
}
