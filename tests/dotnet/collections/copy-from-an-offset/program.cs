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

    static void Copy(short[] source, int sourceStart, short[] target, int targetStart, int count)
    {
        for (int i = 0; i < count; i++)
            target[targetStart + i] = source[sourceStart + i];
    }

    static void Main()
    {
        var writer = new Thread(Writer);
        writer.Start();
        Copy(from, 0, to, 0, 2);
        first = to[0];
        second = to[1];
        writer.Join();
    }
}
