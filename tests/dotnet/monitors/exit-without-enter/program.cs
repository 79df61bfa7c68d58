using System;
using System.Threading;

class P
{
    static void Main()
    {
        var gate = new object();
        Monitor.Exit(gate);
    }
}
