using System;
using System.Threading;

class P
{
    static readonly ReaderWriterLockSlim rw = new ReaderWriterLockSlim();
    static string caught;

    static void Main()
    {
        rw.EnterReadLock();
        try { rw.EnterWriteLock(); }
        catch (LockRecursionException e) { caught = e.GetType().Name; }
        rw.ExitReadLock();
    }
}
