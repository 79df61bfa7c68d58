using System;
using System.Diagnostics;
using System.Threading;

class P
{
    static volatile bool written;

    static void Main()
    {
        new Thread(() =>
        {
            written = true;
            Environment.FailFast("the writer gives up");
        }).Start();
        Debug.Assert(!written, "seen");
    }
}
