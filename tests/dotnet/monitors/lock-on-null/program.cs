using System;
using System.Threading;

class P
{
    static object gate;

    static void Main()
    {
        lock (gate) { }
    }
}
