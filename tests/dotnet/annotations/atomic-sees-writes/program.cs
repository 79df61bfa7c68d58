using System;
using System.Threading;

class P
{
    static int x, y;
    static int r = -1;

    static void Writer()
    {
        x = 1;
        while (y == 0) { }
    }

    static void Section() { Verify.Atomic(() => { r = x; y = 1; }); }

    static void Main()
    {
        var writer = new Thread(Writer);
        var section = new Thread(Section);
        writer.Start();
        section.Start();
        writer.Join();
        section.Join();
    }
}
