using System.Threading.Tasks;

class P
{
    static int n;

    static void Main()
    {
        var a = Task.Run(() => { n++; });
        var b = Task.Run(() => { n++; });
        Task.WaitAll(a, b);
    }
}
