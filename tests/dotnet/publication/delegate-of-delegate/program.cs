using System;
using System.Diagnostics;
using System.Threading;

class P
{
    static Func<int> read;

    static void Main()
    {
        var maker = new Thread(() =>
        {
            int value = 5;
            Func<int> inner = () => value;
            read = inner.Invoke;
        });
        maker.Start();
        Func<int> found = read;
        if (found != null)
            Debug.Assert(found() == 5);
        maker.Join();
    }
}
