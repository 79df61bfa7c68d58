using System;
using System.Diagnostics;
using System.Threading;

class P
{
    static Func<int> read;
    static int seen = -1;

    static void Main()
    {
        var maker = new Thread(() =>
        {
            int value = 5;
            read = () => value;
        });
        maker.Start();
        Func<int> found = read;
        if (found != null)
            seen = found();
        maker.Join();
    }
}
