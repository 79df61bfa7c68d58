using System;
using System.Threading;

class P
{
    static string how = "";

    static void Try(WaitHandle a, WaitHandle b)
    {
        try { WaitHandle.WaitAll(new[] { a, b }, 0); how += "none "; }
        catch (DuplicateWaitObjectException) { how += "duplicate "; }
    }

    static void Main()
    {
        var first = new Mutex(false, "shared");
        Try(first, first);
        Try(first, new Mutex(false, "shared"));
        Try(new Mutex(false, "shared"), Mutex.OpenExisting("shared"));
        Try(first, new Mutex(false, "other"));
    }
}
