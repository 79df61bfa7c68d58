using System.Threading.Tasks;

class P
{
    static int r;

    static void Main()
    {
        var t = Task.Run(() => 3).ContinueWith(p => p.Result * 2);
        r = t.Result;
    }
}
