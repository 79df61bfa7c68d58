using System;
using System.Threading;

class P
{
    static readonly int[] cells = new int[4];

    static void Main()
    {
        var a = new Thread(() => { cells[0] = 1; cells[2] = cells[1]; });
        var b = new Thread(() => { cells[1] = 1; cells[3] = cells[0]; });
        a.Start(); b.Start();
        a.Join(); b.Join();
    }
}
