using System.Threading.Tasks;

class P
{
    static int r;

    static void Main()
    {
        r = Task.WhenAny(Task.Run(() => 1), Task.Run(() => 2)).Result.Result;
    }
}
