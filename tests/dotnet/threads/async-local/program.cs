using System;
using System.Threading;

class P
{
    static readonly AsyncLocal<int> local = new AsyncLocal<int>();
    static int inside, outside;

    static void Main()
    {
        local.Value = 1;
        var t = new Thread(() => { inside = local.Value; local.Value = 2; });
        t.Start();
        t.Join();
        outside = local.Value;
    }
}
