using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int sum;

    static async Task Add(int item)
    {
        await Task.Yield();
        Interlocked.Add(ref sum, item);
    }

    static void Main()
    {
        Parallel.ForEachAsync(Enumerable.Range(1, 3), (item, token) => new ValueTask(Add(item))).Wait();
    }
}
