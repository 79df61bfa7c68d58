using System;
using System.Threading;

class P
{
    static int data;
    static object flag;
    static int r = -1;

    static void Main()
    {
        var t = new Thread(() => { data = 1; flag = new object(); });
        t.Start();
        if (flag != null) r = data;
        t.Join();
    }
}
