using System.Linq;
using System.Threading;

class P
{
    static int a, b;

    static void Main()
    {
        var data = new[] { 1, 2, 3, 4 };
        var t = new Thread(() => { a = data.Where(n => n % 2 == 0).Sum(); });
        t.Start();
        b = data.Select(n => n * n).Max();
        t.Join();
    }
}
