using System;
using System.Threading;

class Inner { public int v; }
class Outer { public Inner inner; }

class P
{
    static Outer shared;
    static int r = -1;

    static void Main()
    {
        var t = new Thread(() =>
        {
            var i = new Inner(); i.v = 5;
            var o = new Outer(); o.inner = i;
            shared = o;
        });
        t.Start();
        var s = shared;
        if (s != null)
        {
            var i = s.inner;
            r = i == null ? -2 : i.v;
        }
        t.Join();
    }
}
