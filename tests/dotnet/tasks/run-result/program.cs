using System.Threading.Tasks;

class P
{
    static int sum;

    static void Main()
    {
        var a = Task.Run(() => 20);
        var b = Task.Run(() => 22);
        sum = a.Result + b.Result;
    }
}
