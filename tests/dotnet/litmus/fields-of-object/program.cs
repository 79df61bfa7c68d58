using System;
using System.Threading;

class Box { public int x, y; }

class P
{
    static int r1, r2;

    static void Main()
    {
        var box = new Box();
        var a = new Thread(() => { box.x = 1; r1 = box.y; });
        var b = new Thread(() => { box.y = 1; r2 = box.x; });
        a.Start(); b.Start();
        a.Join(); b.Join();
    }
}
