using System;
using System.Threading;

class P
{
    static int n;

    static void Main()
    {
        var handles = new WaitHandle[] { new ManualResetEvent(false), new AutoResetEvent(false) };
        new Thread(() => { n += 1; ((ManualResetEvent)handles[0]).Set(); }).Start();
        WaitHandle.WaitAny(new[] { handles[0] });
        new Thread(() => { n += 1; ((AutoResetEvent)handles[1]).Set(); }).Start();
        WaitHandle.WaitAll(handles);
        n *= 10;
    }
}
