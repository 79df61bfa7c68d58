using System;
using System.Threading;

class Box { public int value; }

class P
{
    static readonly Box box = new Box();
    static Action signal;
    static int seen = -1;

    static void Main()
    {
        var maker = new Thread(() =>
        {
            int captured = 1;
            box.value = 7;
            signal = () => captured++;
        });
        maker.Start();
        if (signal != null)
            seen = box.value;
        maker.Join();
    }
}
