using System;
using System.Threading;

class P
{
    static int next, counter;
    static volatile int serving;

    static void Work()
    {
        int mine = Interlocked.Increment(ref next) - 1;
        while (serving != mine) { }
        counter++;
        serving = mine + 1;
    }

    static void Main()
    {
        for (int i = 0; i < 3; i++) new Thread(Work).Start();
    }
}
