using System;
using System.Threading;

class P
{
    static int index;

    static void Main()
    {
        var handles = new WaitHandle[] { new AutoResetEvent(false), new AutoResetEvent(false) };
        new Thread(() => ((AutoResetEvent)handles[0]).Set()).Start();
        new Thread(() => ((AutoResetEvent)handles[1]).Set()).Start();
        index = WaitHandle.WaitAny(handles);
    }
}
