// A reader-writer lock. A thread tries in one atomic section, and otherwise waits until something has changed.
using System.Collections.Generic;
using Machine = Fencepost.Runtime;

namespace System.Threading
{
    public enum LockRecursionPolicy { NoRecursion, SupportsRecursion }

    public class ReaderWriterLockSlim : IDisposable
    {
        // How often one thread holds the lock, in each mode.
        sealed class Hold
        {
            internal long Thread;
            internal int Reads, Upgrades, Writes;
        }

        const int Read = 0, Upgrade = 1, Write = 2;

        readonly LockRecursionPolicy _policy;
        readonly List<Hold> _holds = new List<Hold>();
        // Changes with every release; it wraps around, which is harmless because waiters try again.
        int _releases;
        int _waitingReads, _waitingUpgrades, _waitingWrites;
        bool _disposed;

        public ReaderWriterLockSlim() : this(LockRecursionPolicy.NoRecursion) { }
        public ReaderWriterLockSlim(LockRecursionPolicy recursionPolicy) { _policy = recursionPolicy; }

        Hold Mine()
        {
            long me = Machine.CurrentThreadHandle();
            for (int i = 0; i < _holds.Count; i++)
            {
                if (_holds[i].Thread == me)
                    return _holds[i];
            }
            return null;
        }

        // Inside an atomic section. Writers go before new readers, so that they are not starved.
        bool Free(int mode, Hold mine)
        {
            bool other = false, otherRead = false, otherUpgrade = false;
            for (int i = 0; i < _holds.Count; i++)
            {
                if (_holds[i] == mine)
                    continue;
                other |= _holds[i].Writes > 0;
                otherRead |= _holds[i].Reads > 0;
                otherUpgrade |= _holds[i].Upgrades > 0;
            }
            if (mode == Write)
                return !other && !otherRead && !otherUpgrade;
            if (mode == Upgrade)
                return !other && !otherUpgrade;
            return !other && (mine != null || _waitingWrites == 0);
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
            if (_disposed)
                throw new ObjectDisposedException(null, "Cannot access a disposed object.");
            bool waiting = false;
            while (true)
            {
                Machine.AtomicBegin();
                Hold mine = Mine();
                string problem = Recursion(mode, mine, _policy == LockRecursionPolicy.SupportsRecursion);
                if (waiting)
                    CountWaiting(mode, -1);
                bool taken = problem == null && Free(mode, mine);
                if (taken)
                    Take(mode, mine);
                waiting = problem == null && !taken && millisecondsTimeout != 0;
                if (waiting)
                    CountWaiting(mode, 1);
                int seen = _releases;
                Machine.AtomicEnd();
                if (problem != null)
                    throw new LockRecursionException(problem);
                if (taken)
                    return true;
                if (millisecondsTimeout == 0)
                    return false;
                // After an expired wait there is one last try.
                if (Machine.WaitCell(ref _releases, Machine.UntilDiffers, seen, millisecondsTimeout) == Machine.TimedOut)
                    millisecondsTimeout = 0;
            }
        }

        void CountWaiting(int mode, int change)
        {
            if (mode == Read)
                _waitingReads += change;
            else if (mode == Upgrade)
                _waitingUpgrades += change;
            else
            {
                _waitingWrites += change;
                // Readers that stood back for this writer must look again.
                if (change < 0)
                    _releases++;
            }
        }

        void Take(int mode, Hold mine)
        {
            if (mine == null)
            {
                mine = new Hold { Thread = Machine.CurrentThreadHandle() };
                _holds.Add(mine);
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
                    _holds.Remove(mine);
                _releases++;
            }
            Machine.AtomicEnd();
            if (!held)
                throw new SynchronizationLockException("The " + name + " lock is being released without being held.");
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
                for (int i = 0; i < _holds.Count; i++)
                    count += _holds[i].Reads > 0 ? 1 : 0;
                Machine.AtomicEnd();
                return count;
            }
        }
        public void Dispose() { _disposed = true; }
    }
}
