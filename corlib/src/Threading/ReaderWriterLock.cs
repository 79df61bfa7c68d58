// The first reader-writer lock of the framework: recursive, and with a way to become the writer.
using Machine = Fencepost.Runtime;

namespace System.Threading
{
    public struct LockCookie
    {
        internal int Reads, Writes;
    }

    public sealed class ReaderWriterLock
    {
        // How often a reader holds the lock; sorted by thread, so that states do not tell who came first.
        sealed class Hold
        {
            internal long Thread;
            internal int Reads;
            internal Hold Next;
        }

        Hold _first;
        long _writer;
        int _writes;
        int _waitingWriters;
        // Whether a newcomer must wait. They follow from the rest and change with it.
        int _readBlocked, _writeBlocked;

        Hold Mine(long me)
        {
            for (Hold hold = _first; hold != null; hold = hold.Next)
            {
                if (hold.Thread == me)
                    return hold;
            }
            return null;
        }

        void Refresh()
        {
            _readBlocked = _writer != 0 || _waitingWriters > 0 ? 1 : 0;
            _writeBlocked = _writer != 0 || _first != null ? 1 : 0;
        }

        void Read(long me, int times)
        {
            Hold hold = Mine(me);
            if (hold == null)
            {
                hold = new Hold { Thread = me };
                if (_first == null || _first.Thread > me)
                {
                    hold.Next = _first;
                    _first = hold;
                }
                else
                {
                    Hold before = _first;
                    while (before.Next != null && before.Next.Thread < me)
                        before = before.Next;
                    hold.Next = before.Next;
                    before.Next = hold;
                }
            }
            hold.Reads += times;
        }

        int Forget(long me)
        {
            Hold hold = Mine(me);
            if (hold == null)
                return 0;
            if (_first == hold)
                _first = hold.Next;
            for (Hold before = _first; before != null; before = before.Next)
            {
                if (before.Next == hold)
                    before.Next = hold.Next;
            }
            return hold.Reads;
        }

        static ApplicationException TimedOut() { return new ApplicationException("The operation has timed out."); }
        static ApplicationException NotOwned() { return new ApplicationException("Attempt to release a lock that is not owned by the calling thread. "); }

        public bool IsReaderLockHeld
        {
            get
            {
                Machine.AtomicBegin();
                bool held = Mine(Machine.CurrentThreadHandle()) != null;
                Machine.AtomicEnd();
                return held;
            }
        }
        public bool IsWriterLockHeld
        {
            get
            {
                Machine.AtomicBegin();
                bool held = _writer == Machine.CurrentThreadHandle();
                Machine.AtomicEnd();
                return held;
            }
        }

        public void AcquireReaderLock(TimeSpan timeout) { AcquireReaderLock(Timeout.Milliseconds(timeout)); }
        public void AcquireReaderLock(int millisecondsTimeout)
        {
            Timeout.Check(millisecondsTimeout);
            long me = Machine.CurrentThreadHandle();
            Machine.AtomicBegin();
            while (true)
            {
                bool taken = _writer == me || Mine(me) != null || _readBlocked == 0;
                if (_writer == me)
                    _writes++;
                else if (taken)
                    Read(me, 1);
                Refresh();
                Machine.AtomicEnd();
                if (taken)
                    return;
                if (millisecondsTimeout == 0)
                    throw TimedOut();
                if (Machine.WaitCellThenBegin(ref _readBlocked, Machine.UntilEquals, 0, millisecondsTimeout) == Machine.TimedOut)
                    millisecondsTimeout = 0;
            }
        }

        public void AcquireWriterLock(TimeSpan timeout) { AcquireWriterLock(Timeout.Milliseconds(timeout)); }
        public void AcquireWriterLock(int millisecondsTimeout)
        {
            Timeout.Check(millisecondsTimeout);
            long me = Machine.CurrentThreadHandle();
            bool waiting = false;
            Machine.AtomicBegin();
            while (true)
            {
                if (waiting)
                    _waitingWriters--;
                bool taken = _writer == me || _writeBlocked == 0;
                if (taken)
                {
                    _writer = me;
                    _writes++;
                }
                waiting = !taken && millisecondsTimeout != 0;
                if (waiting)
                    _waitingWriters++;
                Refresh();
                Machine.AtomicEnd();
                if (taken)
                    return;
                if (millisecondsTimeout == 0)
                    throw TimedOut();
                if (Machine.WaitCellThenBegin(ref _writeBlocked, Machine.UntilEquals, 0, millisecondsTimeout) == Machine.TimedOut)
                    millisecondsTimeout = 0;
            }
        }

        public void ReleaseReaderLock()
        {
            long me = Machine.CurrentThreadHandle();
            Machine.AtomicBegin();
            Hold hold = Mine(me);
            bool owned = hold != null || _writer == me;
            if (_writer == me)
                LeaveWriter();
            else if (owned && --hold.Reads == 0)
                Forget(me);
            Refresh();
            Machine.AtomicEnd();
            if (!owned)
                throw NotOwned();
        }

        void LeaveWriter()
        {
            if (--_writes == 0)
                _writer = 0;
        }

        public void ReleaseWriterLock()
        {
            Machine.AtomicBegin();
            bool owned = _writer == Machine.CurrentThreadHandle();
            if (owned)
                LeaveWriter();
            Refresh();
            Machine.AtomicEnd();
            if (!owned)
                throw NotOwned();
        }

        // Gives up reading first: another writer may come in between.
        public LockCookie UpgradeToWriterLock(TimeSpan timeout) { return UpgradeToWriterLock(Timeout.Milliseconds(timeout)); }
        public LockCookie UpgradeToWriterLock(int millisecondsTimeout)
        {
            LockCookie cookie = Release(false);
            try
            {
                AcquireWriterLock(millisecondsTimeout);
            }
            catch (ApplicationException)
            {
                RestoreLock(ref cookie);
                throw;
            }
            return cookie;
        }

        public void DowngradeFromWriterLock(ref LockCookie lockCookie)
        {
            long me = Machine.CurrentThreadHandle();
            Machine.AtomicBegin();
            bool owned = _writer == me;
            if (owned)
            {
                _writes = lockCookie.Writes;
                if (_writes == 0)
                    _writer = 0;
                if (lockCookie.Reads > 0)
                    Read(me, lockCookie.Reads);
            }
            Refresh();
            Machine.AtomicEnd();
            if (!owned)
                throw NotOwned();
        }

        public LockCookie ReleaseLock() { return Release(true); }
        LockCookie Release(bool all)
        {
            long me = Machine.CurrentThreadHandle();
            var cookie = default(LockCookie);
            Machine.AtomicBegin();
            cookie.Reads = Forget(me);
            if (_writer == me)
            {
                cookie.Writes = _writes;
                if (all)
                {
                    _writer = 0;
                    _writes = 0;
                }
            }
            Refresh();
            Machine.AtomicEnd();
            return cookie;
        }
        public void RestoreLock(ref LockCookie lockCookie)
        {
            for (int i = 0; i < lockCookie.Reads; i++)
                AcquireReaderLock(Timeout.Infinite);
            for (int i = 0; i < lockCookie.Writes; i++)
                AcquireWriterLock(Timeout.Infinite);
        }
    }
}
