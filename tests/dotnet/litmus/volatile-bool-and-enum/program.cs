using System;
using System.Threading;

enum Phase : byte { Idle, Ready }

class P
{
    static volatile Phase phase;
    static int data, r = -1;

    static void Main()
    {
        var t = new Thread(() => { data = 9; phase = Phase.Ready; });
        t.Start();
        if (phase == Phase.Ready) r = data;
        t.Join();
    }
}
