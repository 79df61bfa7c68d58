using System.Diagnostics;
using System.Threading;

class P
{
    static int[,] grid;
    static int seen = -1;

    static void Main()
    {
        var maker = new Thread(() =>
        {
            var fresh = new int[2, 2];
            fresh[1, 1] = 5;
            grid = fresh;
        });
        maker.Start();
        int[,] found = grid;
        if (found != null)
            seen = found[1, 1];
        maker.Join();
    }
}
