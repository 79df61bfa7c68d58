using System;
using System.Threading;

class P
{
    static long n;
    static double d;
    static long r;
    static double s;

    static void Main()
    {
        var a = new Thread(() => { n = -1L; d = 2.5; });
        a.Start();
        r = n;
        s = d;
        a.Join();
        Ok = (r == 0 || r == -1L) && (s == 0 || s == 2.5);
    }

    static bool Ok;
}
