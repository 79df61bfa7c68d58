using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly ThreadLocal<int> left = new ThreadLocal<int>();

    static void Main()
    {
        for (int i = 0; i < 2; i++)
            Task.Run(() =>
            {
                Debug.Assert(left.Value == 0, "an earlier task ran on this thread");
                left.Value = 1;
            }).Wait();
    }
}
