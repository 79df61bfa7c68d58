using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly AsyncLocal<int> local = new AsyncLocal<int>();
    static int seen;

    static void Main()
    {
        Parallel.ForEachAsync(new[] { 1, 2 }, (item, token) =>
        {
            if (local.Value != 0)
                seen = local.Value;
            local.Value = item;
            return default(ValueTask);
        }).Wait();
    }
}
