// Wait handles. Waiting and signalling are one step each.
using System.Runtime.CompilerServices;
using Machine = Fencepost.Runtime;

namespace System.Threading
{
    public abstract class WaitHandle : MarshalByRefObject, IDisposable
    {
        public const int WaitTimeout = 258;
        const int Abandoned = 128;

        // The machine reads and writes these fields in WaitHandles and ReleaseMutex.
        internal const int ManualEvent = 0, Countable = 1, MutexKind = 2;
        internal int _kind;
        // An event or semaphore is signalled while this is positive; for a mutex it counts how often the owner holds it.
        internal int _count;
        // The handle of the thread that owns a mutex.
        internal long _owner;
        internal bool _disposed;
        // Another handle of the same name, opened before: what is waited for and signalled is that one.
        internal WaitHandle _opened;
        // The name of this handle, and how many handles with it are open.
        string _name;
        int _open;

        protected WaitHandle() { }

        static class Names
        {
            internal static readonly System.Collections.Generic.List<WaitHandle> Taken = new System.Collections.Generic.List<WaitHandle>();
        }

        static WaitHandle Named(string name)
        {
            foreach (WaitHandle handle in Names.Taken)
            {
                if (handle._name == name)
                    return handle;
            }
            return null;
        }

        // There is one process, so a name is a way to get at the handle that has it. Whether the handle is the first one.
        internal bool TakeName(string name)
        {
            if (string.IsNullOrEmpty(name))
                return true;
            Machine.AtomicBegin();
            WaitHandle first = Named(name);
            bool fits = first == null || first.GetType() == GetType();
            if (first == null)
            {
                _name = name;
                _open = 1;
                Names.Taken.Add(this);
            }
            else if (fits)
            {
                first._open++;
                _opened = first;
            }
            Machine.AtomicEnd();
            if (!fits)
                throw new WaitHandleCannotBeOpenedException("A WaitHandle with system-wide name '" + name + "' cannot be created. A WaitHandle of a different type might have the same name.");
            return first == null;
        }

        // The handle that the machine knows: this one, or the first of its name.
        internal WaitHandle Target { get { return _opened ?? this; } }

        internal static T Existing<T>(string name, Func<T> make) where T : WaitHandle
        {
            ArgumentException.ThrowIfNullOrEmpty(name, "name");
            Machine.AtomicBegin();
            var first = Named(name) as T;
            if (first != null)
                first._open++;
            Machine.AtomicEnd();
            if (first == null)
                return null;
            T handle = make();
            handle._opened = first;
            return handle;
        }

        internal static T Found<T>(T handle) where T : WaitHandle { return handle ?? throw new WaitHandleCannotBeOpenedException(); }

        internal static void Refuse(bool disposed)
        {
            if (disposed)
                throw new ObjectDisposedException(null, "Safe handle has been closed");
        }

        public virtual void Close() { Dispose(); }
        public void Dispose() { Dispose(true); }
        protected virtual void Dispose(bool explicitDisposing)
        {
            if (_opened == null && _name == null)
            {
                _disposed = true;
                return;
            }
            // The name is free again when the last handle with it is closed.
            Machine.AtomicBegin();
            if (!_disposed && --Target._open == 0)
                Names.Taken.Remove(Target);
            _disposed = true;
            Machine.AtomicEnd();
        }

        public virtual bool WaitOne() { return WaitOne(Timeout.Infinite); }
        public virtual bool WaitOne(TimeSpan timeout) { return WaitOne(Timeout.Milliseconds(timeout)); }
        public virtual bool WaitOne(int millisecondsTimeout, bool exitContext) { return WaitOne(millisecondsTimeout); }
        public virtual bool WaitOne(TimeSpan timeout, bool exitContext) { return WaitOne(Timeout.Milliseconds(timeout)); }
        public virtual bool WaitOne(int millisecondsTimeout)
        {
            Timeout.Check(millisecondsTimeout);
            int answer = Wait(new WaitHandle[] { this }, false, millisecondsTimeout);
            if (IsAbandoned(answer))
                throw new AbandonedMutexException();
            return answer != WaitTimeout;
        }

        static bool IsAbandoned(int answer) { return answer >= Abandoned && answer != WaitTimeout; }

        static int Wait(WaitHandle[] handles, bool all, int millisecondsTimeout)
        {
            // A first look in one step; only who finds nothing ready waits. So does a thread whose
            // wait can be noticed even if it is satisfied at once: it was interrupted, or is watched.
            Machine.AtomicBegin();
            bool matters = Machine.WaitMatters();
            bool disposed = false;
            WaitHandle[] targets = handles;
            for (int i = 0; i < handles.Length; i++)
            {
                disposed |= handles[i]._disposed;
                if (handles[i]._opened != null)
                {
                    // The caller still needs the handles as they were given.
                    if (targets == handles)
                        targets = (WaitHandle[])handles.Clone();
                    targets[i] = handles[i].Target;
                }
                if (handles[i]._kind == MutexKind)
                    Mutex.EndMatters();
            }
            int answer = disposed || matters ? WaitTimeout : Machine.WaitHandles(targets, all, 0);
            Machine.AtomicEnd();
            Refuse(disposed);
            if (answer == WaitTimeout && (millisecondsTimeout != 0 || matters))
                answer = Machine.WaitHandles(targets, all, millisecondsTimeout);
            return answer;
        }

        static WaitHandle[] Checked(WaitHandle[] waitHandles, int millisecondsTimeout)
        {
            if (waitHandles == null)
                throw new ArgumentNullException("waitHandles");
            if (waitHandles.Length == 0)
                throw new ArgumentException("Waithandle array may not be empty.", "waitHandles");
            if (waitHandles.Length > 64)
                throw new NotSupportedException("The number of WaitHandles must be less than or equal to 64.");
            Timeout.Check(millisecondsTimeout);
            // The machine gets a private copy, so that it sees the handles as they are now.
            var copy = new WaitHandle[waitHandles.Length];
            for (int i = 0; i < copy.Length; i++)
            {
                copy[i] = waitHandles[i] ?? throw new ArgumentNullException("waitHandles[" + i + "]");
            }
            return copy;
        }

        public static int WaitAny(params WaitHandle[] waitHandles) { return WaitAny(waitHandles, Timeout.Infinite); }
        public static int WaitAny(WaitHandle[] waitHandles, TimeSpan timeout) { return WaitAny(waitHandles, Timeout.Milliseconds(timeout)); }
        public static int WaitAny(WaitHandle[] waitHandles, int millisecondsTimeout, bool exitContext) { return WaitAny(waitHandles, millisecondsTimeout); }
        public static int WaitAny(WaitHandle[] waitHandles, int millisecondsTimeout)
        {
            WaitHandle[] handles = Checked(waitHandles, millisecondsTimeout);
            int answer = Wait(handles, false, millisecondsTimeout);
            if (IsAbandoned(answer))
                throw new AbandonedMutexException(answer - Abandoned, handles[answer - Abandoned]);
            return answer;
        }
        public static bool WaitAll(params WaitHandle[] waitHandles) { return WaitAll(waitHandles, Timeout.Infinite); }
        public static bool WaitAll(WaitHandle[] waitHandles, TimeSpan timeout) { return WaitAll(waitHandles, Timeout.Milliseconds(timeout)); }
        public static bool WaitAll(WaitHandle[] waitHandles, int millisecondsTimeout, bool exitContext) { return WaitAll(waitHandles, millisecondsTimeout); }
        public static bool WaitAll(WaitHandle[] waitHandles, int millisecondsTimeout)
        {
            WaitHandle[] handles = Checked(waitHandles, millisecondsTimeout);
            for (int i = 0; i < handles.Length; i++)
            {
                for (int j = 0; j < i; j++)
                {
                    if (handles[i].Target == handles[j].Target)
                        throw new DuplicateWaitObjectException("waitHandles[" + i + "]");
                }
            }
            int answer = Wait(handles, true, millisecondsTimeout);
            // Which of the mutexes was abandoned is not told.
            if (IsAbandoned(answer))
                throw new AbandonedMutexException();
            return answer != WaitTimeout;
        }
        public static int WaitAny(WaitHandle[] waitHandles, TimeSpan timeout, bool exitContext) { return WaitAny(waitHandles, timeout); }
        public static bool WaitAll(WaitHandle[] waitHandles, TimeSpan timeout, bool exitContext) { return WaitAll(waitHandles, timeout); }
        public static bool SignalAndWait(WaitHandle toSignal, WaitHandle toWaitOn) { return SignalAndWait(toSignal, toWaitOn, Timeout.Infinite, false); }
        public static bool SignalAndWait(WaitHandle toSignal, WaitHandle toWaitOn, int millisecondsTimeout, bool exitContext)
        {
            toSignal.Signal();
            return toWaitOn.WaitOne(millisecondsTimeout);
        }

        internal abstract void Signal();
    }

    public enum EventResetMode { AutoReset, ManualReset }

    public class EventWaitHandle : WaitHandle
    {
        public EventWaitHandle(bool initialState, EventResetMode mode)
        {
            if (mode != EventResetMode.AutoReset && mode != EventResetMode.ManualReset)
                throw new ArgumentException("Value of flags is invalid.", "mode");
            _kind = mode == EventResetMode.ManualReset ? ManualEvent : Countable;
            _count = initialState ? 1 : 0;
        }
        public EventWaitHandle(bool initialState, EventResetMode mode, string name) : this(initialState, mode) { TakeName(name); }
        public EventWaitHandle(bool initialState, EventResetMode mode, string name, out bool createdNew) : this(initialState, mode) { createdNew = TakeName(name); }
        public static EventWaitHandle OpenExisting(string name) { return Found(Existing(name, () => new EventWaitHandle(false, EventResetMode.AutoReset))); }
        public static bool TryOpenExisting(string name, out EventWaitHandle result) { return (result = Existing(name, () => new EventWaitHandle(false, EventResetMode.AutoReset))) != null; }

        public bool Set() { return Put(1); }
        public bool Reset() { return Put(0); }
        bool Put(int count)
        {
            Machine.AtomicBegin();
            bool disposed = _disposed;
            if (!disposed)
                Target._count = count;
            Machine.AtomicEnd();
            Refuse(disposed);
            return true;
        }
        internal override void Signal() { Set(); }
    }

    public sealed class ManualResetEvent : EventWaitHandle
    {
        public ManualResetEvent(bool initialState) : base(initialState, EventResetMode.ManualReset) { }
    }

    public sealed class AutoResetEvent : EventWaitHandle
    {
        public AutoResetEvent(bool initialState) : base(initialState, EventResetMode.AutoReset) { }
    }

    public sealed class Mutex : WaitHandle
    {
        public Mutex() : this(false) { }
        public Mutex(bool initiallyOwned)
        {
            _kind = MutexKind;
            if (initiallyOwned)
            {
                _owner = Machine.CurrentThreadHandle();
                _count = 1;
                EndMatters();
            }
        }
        // A thread of the pool ends unseen unless it has an object. One that may own a mutex abandons it there.
        internal static void EndMatters() { Thread current = Thread.Current; }
        // Who finds the name taken does not own the mutex.
        public Mutex(bool initiallyOwned, string name) : this(initiallyOwned) { TakeName(name); }
        public Mutex(bool initiallyOwned, string name, out bool createdNew) : this(initiallyOwned) { createdNew = TakeName(name); }
        public static Mutex OpenExisting(string name) { return Found(Existing(name, () => new Mutex())); }
        public static bool TryOpenExisting(string name, out Mutex result) { return (result = Existing(name, () => new Mutex())) != null; }

        public void ReleaseMutex()
        {
            Machine.AtomicBegin();
            bool disposed = _disposed;
            bool released = !disposed && Machine.ReleaseMutex(Target);
            Machine.AtomicEnd();
            Refuse(disposed);
            if (!released)
                throw new ApplicationException("Object synchronization method was called from an unsynchronized block of code.");
        }
        internal override void Signal() { ReleaseMutex(); }
    }

    public sealed class Semaphore : WaitHandle
    {
        readonly int _maximum;

        public Semaphore(int initialCount, int maximumCount)
        {
            if (initialCount < 0)
                throw new ArgumentOutOfRangeException("initialCount", "Non-negative number required.");
            if (maximumCount < 1)
                throw new ArgumentOutOfRangeException("maximumCount", "Positive number required.");
            if (initialCount > maximumCount)
                throw new ArgumentException("The initial count for the semaphore must be greater than or equal to zero and less than the maximum count.");
            _kind = Countable;
            _count = initialCount;
            _maximum = maximumCount;
        }
        public Semaphore(int initialCount, int maximumCount, string name) : this(initialCount, maximumCount) { TakeName(name); }
        public Semaphore(int initialCount, int maximumCount, string name, out bool createdNew) : this(initialCount, maximumCount) { createdNew = TakeName(name); }
        public static Semaphore OpenExisting(string name) { return Found(Existing(name, () => new Semaphore(0, 1))); }
        public static bool TryOpenExisting(string name, out Semaphore result) { return (result = Existing(name, () => new Semaphore(0, 1))) != null; }

        public int Release() { return Release(1); }
        public int Release(int releaseCount)
        {
            if (releaseCount < 1)
                throw new ArgumentOutOfRangeException("releaseCount", "Non-negative number required.");
            Machine.AtomicBegin();
            bool disposed = _disposed;
            var target = (Semaphore)Target;
            int previous = target._count;
            bool fits = !disposed && releaseCount <= target._maximum - previous;
            if (fits)
                target._count = previous + releaseCount;
            Machine.AtomicEnd();
            Refuse(disposed);
            if (!fits)
                throw new SemaphoreFullException();
            return previous;
        }
        internal override void Signal() { Release(); }
    }
}
