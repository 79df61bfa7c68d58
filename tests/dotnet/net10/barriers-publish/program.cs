using System.Threading;

// What the two barriers are for: data before the flag, the flag before the data.
class P
{
    static int data, flag, seen = -1;

    static void Main()
    {
        var writer = new Thread(() => { data = 1; Volatile.WriteBarrier(); flag = 1; });
        writer.Start();
        if (flag == 1)
        {
            Volatile.ReadBarrier();
            seen = data;
        }
    }
}
