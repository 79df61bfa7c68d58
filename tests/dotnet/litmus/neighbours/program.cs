using System;
using System.Threading;

class P
{
    static byte a;
    static byte b;
    static bool c;
    static readonly byte[] bytes = new byte[2];

    static void Main()
    {
        var t = new Thread(() => { a = 1; bytes[0] = 3; c = true; });
        t.Start();
        b = 2;
        bytes[1] = 4;
        t.Join();
        Sum = a + b * 10 + bytes[0] * 100 + bytes[1] * 1000 + (c ? 10000 : 0);
    }

    static int Sum;
}
