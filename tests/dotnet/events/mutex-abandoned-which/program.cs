using System.Diagnostics;
using System.Threading;

class P
{
    static readonly Mutex first = new Mutex();
    static Mutex second;
    static string how = "";

    static void Abandon(Mutex mutex)
    {
        var t = new Thread(() => mutex.WaitOne());
        t.Start();
        t.Join();
    }

    static void Note(AbandonedMutexException e) { how += e.MutexIndex + (e.Mutex == null ? "- " : e.Mutex == second ? "second " : "other "); }

    static void Main()
    {
        // The second handle of a name is the one that was waited for.
        var named = new Mutex(false, "shared");
        second = new Mutex(false, "shared");
        Abandon(named);
        try { second.WaitOne(); } catch (AbandonedMutexException e) { Note(e); }
        second.ReleaseMutex();
        Abandon(named);
        try { WaitHandle.WaitAll(new WaitHandle[] { first, second }); } catch (AbandonedMutexException e) { Note(e); }
        second.ReleaseMutex();
        Abandon(named);
        try { WaitHandle.WaitAny(new WaitHandle[] { new AutoResetEvent(false), second }); } catch (AbandonedMutexException e) { Note(e); }
    }
}
