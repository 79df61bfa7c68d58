using System;
using System.Threading;

class P
{
    static int[] shared;
    static int length = -1, first = -1;

    static void Main()
    {
        var t = new Thread(() => { var a = new int[2]; a[0] = 7; shared = a; });
        t.Start();
        var s = shared;
        if (s != null) { length = s.Length; first = s[0]; }
        t.Join();
    }
}
