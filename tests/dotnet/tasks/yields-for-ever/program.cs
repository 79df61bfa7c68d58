using System.Diagnostics;
using System.Threading.Tasks;

class P
{
    static volatile int x;

    static async Task Spin()
    {
        while (true)
            await Task.Yield();
    }

    static void Main()
    {
        Spin();
        x = 1;
        Debug.Assert(x == 2, "reached");
    }
}
