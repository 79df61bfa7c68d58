using System;
using System.Threading;

class P
{
    static string how = "";

    static void Try(Action action)
    {
        try { action(); how += "none "; }
        catch (Exception e) { how += e.GetType().Name + " "; }
    }

    static void Main()
    {
        Try(() => Mutex.OpenExisting(null));
        Try(() => Semaphore.OpenExisting(null));
        Try(() => EventWaitHandle.OpenExisting(null));
        Try(() => { Mutex mutex; Mutex.TryOpenExisting(null, out mutex); });
        Try(() => Mutex.OpenExisting(""));
        Try(() => Mutex.OpenExisting("missing"));
    }
}
