using System.Collections.Generic;
using System.Threading;

class Box
{
    public int Value;
}

class P
{
    static volatile int last;
    static int sum;

    static void Work()
    {
        var list = new List<int>();
        for (int i = 0; i < 4; i++)
            list.Add(i);
        foreach (int item in list)
        {
            last = item;
            var box = new Box();
            box.Value = item;
            last = box.Value;
        }
        Interlocked.Add(ref sum, list.Count);
    }

    static void Main()
    {
        var other = new Thread(Work);
        other.Start();
        Work();
        other.Join();
    }
}
