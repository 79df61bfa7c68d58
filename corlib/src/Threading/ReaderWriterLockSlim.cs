// A reader-writer lock. A thread tries in one atomic section, and otherwise waits until something has changed.
using Machine = Fencepost.Runtime;

namespace System.Threading
{
    public enum LockRecursionPolicy { NoRecursion, SupportsRecursion }

    public class ReaderWriterLockSlim : IDisposable
    {
        // How often one thread holds the lock, in each mode. The list is sorted by thread, so that states do not tell
        // in which order the holders came.
        sealed class Hold
        {
            internal long Thread;
            internal int Reads, Upgrades, Writes;
            internal Hold Next;
        }

        const int Read = 0, Upgrade = 1, Write = 2;

        readonly LockRecursionPolicy _policy;
        Hold _first;
        int _waitingReads, _waitingUpgrades, _waitingWrites;
        // Threads with the upgradeable lock that wait to write, which are not shown as waiting writers.
        int _waitingPromotions;
        // Whether a newcomer must wait, in each mode, and whether the upgradeable reader must wait to write.
        // They follow from the rest and are brought up to date at the end of every atomic section that changes it.
        int _readBlocked, _upgradeBlocked, _writeBlocked, _promotionBlocked;
        bool _disposed;

        public ReaderWriterLockSlim() : this(LockRecursionPolicy.NoRecursion) { }
        public ReaderWriterLockSlim(LockRecursionPolicy recursionPolicy)
        {
            if (recursionPolicy == LockRecursionPolicy.SupportsRecursion)
                _policy = recursionPolicy;
        }

        Hold Mine()
        {
            long me = Machine.CurrentThreadHandle();
            for (Hold hold = _first; hold != null; hold = hold.Next)
            {
                if (hold.Thread == me)
                    return hold;
            }
            return null;
        }

        // Inside an atomic section. Writers go before new readers, so that they are not starved.
        void Refresh()
        {
            bool read = false, upgrade = false, write = false, otherRead = false;
            for (Hold hold = _first; hold != null; hold = hold.Next)
            {
                read |= hold.Reads > 0;
                upgrade |= hold.Upgrades > 0;
                write |= hold.Writes > 0;
                otherRead |= hold.Reads > 0 && hold.Upgrades == 0;
            }
            _readBlocked = write || _waitingWrites + _waitingPromotions > 0 ? 1 : 0;
            _upgradeBlocked = write || upgrade ? 1 : 0;
            _writeBlocked = write || upgrade || read ? 1 : 0;
            _promotionBlocked = otherRead ? 1 : 0;
        }

        // The cell that is zero when a thread may go on. Who holds the lock already waits only to become the writer.
        ref int Gate(int mode, Hold mine)
        {
            if (mine == null)
            {
                if (mode == Read)
                    return ref _readBlocked;
                if (mode == Upgrade)
                    return ref _upgradeBlocked;
                return ref _writeBlocked;
            }
            return ref _promotionBlocked;
        }

        bool Free(int mode, Hold mine)
        {
            if (mine != null && (mode != Write || mine.Writes > 0))
                return true;
            return Gate(mode, mine) == 0;
        }

        static string Recursion(int mode, Hold mine, bool recursive)
        {
            if (mine == null)
                return null;
            if (mine.Reads > 0 && mine.Upgrades == 0 && mine.Writes == 0 && mode == Write)
                return "Write lock may not be acquired with read lock held. This pattern is prone to deadlocks. Please ensure that read locks are released before taking a write lock. If an upgrade is necessary, use an upgrade lock in place of the read lock.";
            if (mine.Reads > 0 && mine.Upgrades == 0 && mine.Writes == 0 && mode == Upgrade)
                return "Upgradeable lock may not be acquired with read lock held.";
            if (recursive)
                return null;
            if (mode == Read && mine.Reads > 0)
                return "Recursive read lock acquisitions not allowed in this mode.";
            if (mode == Read && mine.Writes > 0)
                return "Read lock may not be acquired with the write lock held in this mode.";
            if (mode == Upgrade && mine.Upgrades > 0)
                return "Recursive upgradeable lock acquisitions not allowed in this mode.";
            if (mode == Upgrade && mine.Writes > 0)
                return "Upgradeable lock may not be acquired with write lock held in this mode. Acquiring Upgradeable lock gives the ability to read along with an option to upgrade to a writer.";
            if (mode == Write && mine.Writes > 0)
                return "Recursive write lock acquisitions not allowed in this mode.";
            return null;
        }

        bool Enter(int mode, int millisecondsTimeout)
        {
            Timeout.Check(millisecondsTimeout);
            bool waiting = false;
            Machine.AtomicBegin();
            while (true)
            {
                bool disposed = _disposed;
                Hold mine = Mine();
                string problem = Recursion(mode, mine, _policy == LockRecursionPolicy.SupportsRecursion);
                if (waiting)
                    CountWaiting(mode, mine, -1);
                bool taken = problem == null && !disposed && Free(mode, mine);
                if (taken)
                    Take(mode, mine);
                waiting = problem == null && !disposed && !taken && millisecondsTimeout != 0;
                if (waiting)
                    CountWaiting(mode, mine, 1);
                Refresh();
                Machine.AtomicEnd();
                if (disposed)
                    throw new ObjectDisposedException(null, "Cannot access a disposed object.");
                if (problem != null)
                    throw new LockRecursionException(problem);
                if (taken)
                    return true;
                if (millisecondsTimeout == 0)
                    return false;
                // After an expired wait there is one last try.
                if (Machine.WaitCellThenBegin(ref Gate(mode, mine), Machine.UntilEquals, 0, millisecondsTimeout) == Machine.TimedOut)
                    millisecondsTimeout = 0;
            }
        }

        void CountWaiting(int mode, Hold mine, int change)
        {
            if (mode == Read)
                _waitingReads += change;
            else if (mode == Upgrade)
                _waitingUpgrades += change;
            else if (mine != null)
                _waitingPromotions += change;
            else
                _waitingWrites += change;
        }

        void Take(int mode, Hold mine)
        {
            if (mine == null)
            {
                mine = new Hold { Thread = Machine.CurrentThreadHandle() };
                Hold before = null;
                for (Hold hold = _first; hold != null && hold.Thread < mine.Thread; hold = hold.Next)
                    before = hold;
                if (before == null)
                {
                    mine.Next = _first;
                    _first = mine;
                }
                else
                {
                    mine.Next = before.Next;
                    before.Next = mine;
                }
            }
            if (mode == Read)
                mine.Reads++;
            else if (mode == Upgrade)
                mine.Upgrades++;
            else
                mine.Writes++;
        }

        void Leave(int mode, string name)
        {
            Machine.AtomicBegin();
            Hold mine = Mine();
            bool held = mine != null && (mode == Read ? mine.Reads : mode == Upgrade ? mine.Upgrades : mine.Writes) > 0;
            if (held)
            {
                if (mode == Read)
                    mine.Reads--;
                else if (mode == Upgrade)
                    mine.Upgrades--;
                else
                    mine.Writes--;
                if (mine.Reads + mine.Upgrades + mine.Writes == 0)
                    Remove(mine);
                Refresh();
            }
            Machine.AtomicEnd();
            if (!held)
                throw new SynchronizationLockException("The " + name + " lock is being released without being held.");
        }

        void Remove(Hold gone)
        {
            if (_first == gone)
            {
                _first = gone.Next;
                return;
            }
            Hold before = _first;
            while (before.Next != gone)
                before = before.Next;
            before.Next = gone.Next;
        }

        int Held(int mode)
        {
            Machine.AtomicBegin();
            Hold mine = Mine();
            int count = mine == null ? 0 : mode == Read ? mine.Reads : mode == Upgrade ? mine.Upgrades : mine.Writes;
            Machine.AtomicEnd();
            return count;
        }

        public void EnterReadLock() { Enter(Read, Timeout.Infinite); }
        public void EnterWriteLock() { Enter(Write, Timeout.Infinite); }
        public void EnterUpgradeableReadLock() { Enter(Upgrade, Timeout.Infinite); }
        public bool TryEnterReadLock(int millisecondsTimeout) { return Enter(Read, millisecondsTimeout); }
        public bool TryEnterWriteLock(int millisecondsTimeout) { return Enter(Write, millisecondsTimeout); }
        public bool TryEnterUpgradeableReadLock(int millisecondsTimeout) { return Enter(Upgrade, millisecondsTimeout); }
        public bool TryEnterReadLock(TimeSpan timeout) { return Enter(Read, Timeout.Milliseconds(timeout)); }
        public bool TryEnterWriteLock(TimeSpan timeout) { return Enter(Write, Timeout.Milliseconds(timeout)); }
        public bool TryEnterUpgradeableReadLock(TimeSpan timeout) { return Enter(Upgrade, Timeout.Milliseconds(timeout)); }
        public void ExitReadLock() { Leave(Read, "read"); }
        public void ExitWriteLock() { Leave(Write, "write"); }
        public void ExitUpgradeableReadLock() { Leave(Upgrade, "upgradeable"); }
        public bool IsReadLockHeld { get { return Held(Read) > 0; } }
        public bool IsWriteLockHeld { get { return Held(Write) > 0; } }
        public bool IsUpgradeableReadLockHeld { get { return Held(Upgrade) > 0; } }
        public int RecursiveReadCount { get { return Held(Read); } }
        public int RecursiveWriteCount { get { return Held(Write); } }
        public int RecursiveUpgradeCount { get { return Held(Upgrade); } }
        public LockRecursionPolicy RecursionPolicy { get { return _policy; } }
        public int WaitingReadCount { get { return Volatile.Read(ref _waitingReads); } }
        public int WaitingWriteCount { get { return Volatile.Read(ref _waitingWrites); } }
        public int WaitingUpgradeCount { get { return Volatile.Read(ref _waitingUpgrades); } }
        public int CurrentReadCount
        {
            get
            {
                Machine.AtomicBegin();
                int count = 0;
                for (Hold hold = _first; hold != null; hold = hold.Next)
                    count += hold.Reads > 0 ? 1 : 0;
                Machine.AtomicEnd();
                return count;
            }
        }
        public void Dispose()
        {
            Machine.AtomicBegin();
            bool used = Mine() != null || _waitingReads + _waitingUpgrades + _waitingWrites > 0;
            Machine.AtomicEnd();
            if (used && !_disposed)
                throw new SynchronizationLockException("The lock is being disposed while still being used. It either is being held by a thread and/or has active waiters waiting to acquire the lock.");
            _disposed = true;
        }
    }
}
