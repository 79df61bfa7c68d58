using System;
using System.Threading;

class P
{
    static readonly object[] forks = { new object(), new object(), new object() };

    static void Eat(object o)
    {
        int i = (int)o;
        lock (forks[i])
            lock (forks[(i + 1) % 3]) { }
    }

    static void Main()
    {
        for (int i = 0; i < 3; i++)
            new Thread(Eat).Start(i);
    }
}
