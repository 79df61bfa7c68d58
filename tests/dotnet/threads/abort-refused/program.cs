using System;
using System.Diagnostics;
using System.Threading;

class P
{
    static bool Refuses(Action action)
    {
        try
        {
            action();
            return false;
        }
        catch (PlatformNotSupportedException)
        {
            return true;
        }
    }

    static void Main()
    {
        var other = new Thread(() => { });
        other.Start();
        Debug.Assert(Refuses(other.Abort) && Refuses(() => other.Abort("why")) && Refuses(Thread.ResetAbort));
        Debug.Assert(Refuses(other.Suspend) && Refuses(other.Resume));
        other.Join();
        other.Abort();
    }
}
