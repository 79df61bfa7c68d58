using System.Threading.Tasks;

class P
{
    static int r;

    static void Main()
    {
        var all = Task.WhenAll(Task.Run(() => 1), Task.Run(() => 2)).Result;
        r = all[0] * 10 + all[1];
    }
}
