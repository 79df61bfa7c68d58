using System.Diagnostics;
using System.Threading.Tasks;

class P
{
    static int x, y;

    static async Task Add(int n)
    {
        await Task.Yield();
        x += n;
        await Task.Run(() => { x += n; });
        y += n;
    }

    static void Main()
    {
        Task.WaitAll(Add(1), Add(1));
        Debug.Assert(x <= 4 && y <= 2);
    }
}
