using System;
using System.Threading;

class P
{
    static readonly object[] forks = { new object(), new object(), new object() };
    static int meals;

    static void Eat(object o)
    {
        int i = (int)o;
        int first = Math.Min(i, (i + 1) % 3), second = Math.Max(i, (i + 1) % 3);
        lock (forks[first])
            lock (forks[second])
                Interlocked.Increment(ref meals);
    }

    static void Main()
    {
        for (int i = 0; i < 3; i++)
            new Thread(Eat).Start(i);
    }
}
