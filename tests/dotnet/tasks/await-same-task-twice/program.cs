using System.Threading.Tasks;

// Two methods await one task: nothing says in which order they go on, nor that they do not overlap.
class P
{
    static int n, r;

    static async Task First()
    {
        await Task.Yield();
        n++;
        await Task.Yield();
        n++;
    }

    static void Main()
    {
        Task first = Task.Run(First);
        Task twice = Task.Run(async () => { await first; n *= 2; });
        Task more = Task.Run(async () => { await first; n += 5; });
        Task.WaitAll(twice, more);
        r = n;
    }
}
