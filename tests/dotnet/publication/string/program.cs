using System;
using System.Threading;

class P
{
    static string shared;
    static string r = "none";

    static void Main()
    {
        int n = 3;
        var t = new Thread(() => { shared = "v" + n; });
        t.Start();
        var s = shared;
        if (s != null) r = s;
        t.Join();
    }
}
