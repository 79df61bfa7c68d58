using System.Threading.Tasks;

class P
{
    static int n, seen;

    static void Main()
    {
        var t = Task.Factory.StartNew(() =>
        {
            Task.Factory.StartNew(() => { n = 1; });
        });
        t.Wait();
        seen = n;
    }
}
