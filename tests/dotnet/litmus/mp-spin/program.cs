using System;
using System.Threading;

class P
{
    static int data;
    static bool flag;
    static int r;

    static void Main()
    {
        var a = new Thread(() => { data = 7; flag = true; });
        a.Start();
        while (!flag) { }
        r = data;
    }
}
