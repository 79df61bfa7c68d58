using System.Threading;

class P
{
    static int[] shared = new int[2];
    static int first, second;

    static void Main()
    {
        var writer = new Thread(() =>
        {
            Volatile.Write(ref shared[0], 1);
            Volatile.Write(ref shared[1], 1);
        });
        writer.Start();
        var copy = (int[])shared.Clone();
        first = copy[0];
        second = copy[1];
        writer.Join();
    }
}
