using System;
using System.Threading;

class P
{
    static short[] from = new short[2];
    static short[] to = new short[2];
    static int first, second;

    static void Writer()
    {
        Volatile.Write(ref from[0], 1);
        Volatile.Write(ref from[1], 1);
    }

    static void Main()
    {
        var writer = new Thread(Writer);
        writer.Start();
        Array.Copy(from, to, 2);
        first = to[0];
        second = to[1];
        writer.Join();
    }
}
