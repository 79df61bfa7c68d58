using System.Threading.Tasks;

class P
{
    static int data;

    static int Work()
    {
        data = 1;
        return 2;
    }

    static void Main()
    {
        var first = Task.Run(() => Work());
        var second = first.ContinueWith(t => data + t.Result);
        int sum = second.Result + data;
    }
}
