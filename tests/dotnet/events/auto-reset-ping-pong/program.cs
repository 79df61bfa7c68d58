using System;
using System.Threading;

class P
{
    static readonly AutoResetEvent ping = new AutoResetEvent(true), pong = new AutoResetEvent(false);
    static int n;

    static void Main()
    {
        var t = new Thread(() => { for (int i = 0; i < 2; i++) { pong.WaitOne(); n = n * 10 + 2; ping.Set(); } });
        t.Start();
        for (int i = 0; i < 2; i++) { ping.WaitOne(); n = n * 10 + 1; pong.Set(); }
        t.Join();
    }
}
