using System;
using System.Threading;

class P
{
    static int[] cells = new int[2];
    static int at;

    static void Main()
    {
        var t = new Thread(() => { cells[at] = 1; });
        t.Start();
        at = 2;
        t.Join();
    }
}
