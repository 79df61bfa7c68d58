// Threads.
using System.Globalization;
using System.Runtime.CompilerServices;
using Machine = Fencepost.Runtime;

namespace System.Threading
{
    public delegate void ThreadStart();
    public delegate void ParameterizedThreadStart(object obj);

    [Flags]
    public enum ThreadState
    {
        Running = 0, StopRequested = 1, SuspendRequested = 2, Background = 4, Unstarted = 8, Stopped = 16,
        WaitSleepJoin = 32, Suspended = 64, AbortRequested = 128, Aborted = 256
    }

    public enum ThreadPriority { Lowest, BelowNormal, Normal, AboveNormal, Highest }
    public enum ApartmentState { STA, MTA, Unknown }

    public sealed class Thread
    {
        // Zero until the thread is started. Natives that take it by reference read it in their own step.
        long _handle;
        readonly Delegate _start;
        string _name;
        bool _background;

        public Thread(ThreadStart start) { _start = start ?? throw new ArgumentNullException("start"); }
        public Thread(ThreadStart start, int maxStackSize) : this(start) { }
        public Thread(ParameterizedThreadStart start) { _start = start ?? throw new ArgumentNullException("start"); }
        public Thread(ParameterizedThreadStart start, int maxStackSize) : this(start) { }
        Thread(long handle) { _handle = handle; }

        public void Start() { Start(null, true); }
        public void Start(object parameter)
        {
            CheckParameter();
            Start(parameter, true);
        }
        void Start(object parameter, bool flows)
        {
            if (!Machine.StartThread(ref _handle, this, _start, parameter, flows ? ExecutionContext.Flowing() : null, _background))
                throw new ThreadStateException("Thread is running or terminated; it cannot restart.");
        }
        public void UnsafeStart() { Start(null, false); }
        public void UnsafeStart(object parameter)
        {
            CheckParameter();
            Start(parameter, false);
        }
        void CheckParameter()
        {
            if (_start is ThreadStart)
                throw new InvalidOperationException("The thread was created with a ThreadStart delegate that does not accept a parameter.");
        }

        public void Join() { Join(Timeout.Infinite); }
        public bool Join(TimeSpan timeout) { return Join(Timeout.Milliseconds(timeout)); }
        public bool Join(int millisecondsTimeout)
        {
            Timeout.Check(millisecondsTimeout);
            Machine.NoticeInterrupt();
            return Machine.JoinThread(ref _handle, millisecondsTimeout);
        }

        public bool IsAlive { get { return Machine.IsThreadAlive(ref _handle); } }
        public bool IsThreadPoolThread { get { return this == Current && Machine.IsPoolThread() && !Tasks.Task.HasOwnThread; } }
        public bool IsBackground
        {
            get
            {
                int background = Machine.IsBackgroundThread(ref _handle);
                if (background > 1)
                    throw Dead();
                return background < 0 ? _background : background != 0;
            }
            set
            {
                // Before the start the flag is only remembered; afterwards the machine is told.
                if (!Machine.SetBackground(ref _handle, value))
                    throw Dead();
                _background = value;
            }
        }
        static ThreadStateException Dead() { return new ThreadStateException("Thread is dead; state cannot be accessed."); }
        public ThreadState ThreadState
        {
            get
            {
                var state = (ThreadState)Machine.ThreadStateBits(ref _handle);
                return state == ThreadState.Unstarted && _background ? state | ThreadState.Background : state;
            }
        }
        public int ManagedThreadId
        {
            get
            {
                long handle = _handle;
                if (handle == 0)
                    Machine.Unsupported("Thread.ManagedThreadId of a thread that is not started");
                return Machine.ThreadNumber(handle);
            }
        }
        // How far from normal; scheduling does not depend on it.
        int _priority;
        public string Name
        {
            get { return _name; }
            set { _name = value; }
        }
        public ThreadPriority Priority
        {
            get { return (ThreadPriority)(_priority + (int)ThreadPriority.Normal); }
            set { _priority = (int)value - (int)ThreadPriority.Normal; }
        }
        public CultureInfo CurrentCulture
        {
            get
            {
                CheckCurrent();
                return CultureInfo.CurrentCulture;
            }
            set
            {
                CheckCurrent();
                CultureInfo.CurrentCulture = value;
            }
        }
        public CultureInfo CurrentUICulture
        {
            get
            {
                CheckCurrent();
                return CultureInfo.CurrentUICulture;
            }
            set
            {
                CheckCurrent();
                CultureInfo.CurrentUICulture = value;
            }
        }
        void CheckCurrent()
        {
            if (this == Current)
                return;
            if (_handle == 0)
                Machine.Unsupported("the culture of a thread that is not started");
            throw new InvalidOperationException("This operation must be performed on the same thread as that represented by the Thread instance.");
        }
        public ExecutionContext ExecutionContext { get { return ExecutionContext.Capture(); } }
        public void SetApartmentState(ApartmentState state) { }
        public bool TrySetApartmentState(ApartmentState state) { return true; }
        public ApartmentState GetApartmentState() { return ApartmentState.Unknown; }
        public void Interrupt() { Machine.Interrupt(ref _handle); }
        // .NET has these for programs that were written for older frameworks, and refuses all of them.
        public void Abort() { Abort(null); }
        public void Abort(object stateInfo) { throw new PlatformNotSupportedException("Thread abort is not supported on this platform."); }
        public static void ResetAbort() { throw new PlatformNotSupportedException("Thread abort is not supported on this platform."); }
        public void Suspend() { throw new PlatformNotSupportedException("Thread suspend is not supported on this platform."); }
        public void Resume() { throw new PlatformNotSupportedException("Thread suspend is not supported on this platform."); }
        public void DisableComObjectEagerCleanup() { }

        public static Thread CurrentThread
        {
            get
            {
                Machine.TellsThreads();
                return Current;
            }
        }
        internal static Thread Current
        {
            get
            {
                var thread = (Thread)Machine.CurrentThreadObject();
                if (thread == null)
                {
                    // The main thread and pool threads get their object when somebody asks.
                    thread = new Thread(Machine.CurrentThreadHandle());
                    thread._background = Machine.IsPoolThread();
                    Machine.SetCurrentThreadObject(thread);
                }
                return thread;
            }
        }

        public static void Sleep(int millisecondsTimeout)
        {
            Timeout.Check(millisecondsTimeout);
            if (millisecondsTimeout == Timeout.Infinite)
            {
                int never = 0;
                Machine.WaitCell(ref never, Machine.UntilDiffers, 0, Timeout.Infinite);
            }
            if (millisecondsTimeout > 0)
                Machine.Sleep(millisecondsTimeout);
            else
                Machine.Pause();
        }

        // Each slot is a value per thread.
        public static LocalDataStoreSlot AllocateDataSlot() { return new LocalDataStoreSlot(); }
        public static LocalDataStoreSlot AllocateNamedDataSlot(string name) { return LocalDataStoreSlot.Named(name, true); }
        public static LocalDataStoreSlot GetNamedDataSlot(string name) { return LocalDataStoreSlot.Named(name, false); }
        public static void FreeNamedDataSlot(string name) { LocalDataStoreSlot.Free(name); }
        public static object GetData(LocalDataStoreSlot slot) { return slot.Value.Value; }
        public static void SetData(LocalDataStoreSlot slot, object data) { slot.Value.Value = data; }
        public static void Sleep(TimeSpan timeout) { Sleep(Timeout.Milliseconds(timeout)); }
        public static bool Yield()
        {
            Machine.Yield();
            return true;
        }
        public static void SpinWait(int iterations) { Machine.Yield(); }
        public static void MemoryBarrier() { Machine.Fence(); }
        public static void BeginCriticalRegion() { }
        public static void EndCriticalRegion() { }
        public static void BeginThreadAffinity() { }
        public static void EndThreadAffinity() { }
        public static int GetCurrentProcessorId() { return 0; }

        public static bool VolatileRead(ref bool address) { return Volatile.Read(ref address); }
        public static byte VolatileRead(ref byte address) { return Volatile.Read(ref address); }
        public static short VolatileRead(ref short address) { return Volatile.Read(ref address); }
        public static int VolatileRead(ref int address) { return Volatile.Read(ref address); }
        public static uint VolatileRead(ref uint address) { return Volatile.Read(ref address); }
        public static long VolatileRead(ref long address) { return Volatile.Read(ref address); }
        public static ulong VolatileRead(ref ulong address) { return Volatile.Read(ref address); }
        public static float VolatileRead(ref float address) { return Volatile.Read(ref address); }
        public static double VolatileRead(ref double address) { return Volatile.Read(ref address); }
        public static object VolatileRead(ref object address) { return Volatile.Read(ref address); }
        public static void VolatileWrite(ref byte address, byte value) { Volatile.Write(ref address, value); }
        public static void VolatileWrite(ref short address, short value) { Volatile.Write(ref address, value); }
        public static void VolatileWrite(ref int address, int value) { Volatile.Write(ref address, value); }
        public static void VolatileWrite(ref uint address, uint value) { Volatile.Write(ref address, value); }
        public static void VolatileWrite(ref long address, long value) { Volatile.Write(ref address, value); }
        public static void VolatileWrite(ref ulong address, ulong value) { Volatile.Write(ref address, value); }
        public static void VolatileWrite(ref float address, float value) { Volatile.Write(ref address, value); }
        public static void VolatileWrite(ref double address, double value) { Volatile.Write(ref address, value); }
        public static void VolatileWrite(ref object address, object value) { Volatile.Write(ref address, value); }
    }

    public static class Timeout
    {
        public const int Infinite = -1;
        public static readonly TimeSpan InfiniteTimeSpan = new TimeSpan(-10000);

        internal static void Check(int milliseconds)
        {
            if (milliseconds < -1)
                throw new ArgumentOutOfRangeException("millisecondsTimeout", "Number must be either non-negative and less than or equal to Int32.MaxValue or -1.");
        }

        internal static int Milliseconds(TimeSpan timeout)
        {
            double milliseconds = timeout.TotalMilliseconds;
            if (milliseconds < -1 || milliseconds > int.MaxValue)
                throw new ArgumentOutOfRangeException("timeout", "Number must be either non-negative and less than or equal to Int32.MaxValue or -1.");
            return (int)milliseconds;
        }
    }
}

namespace System
{
    public sealed class LocalDataStoreSlot
    {
        internal readonly System.Threading.ThreadLocal<object> Value = new System.Threading.ThreadLocal<object>();

        static class Slots
        {
            internal static readonly System.Collections.Generic.Dictionary<string, LocalDataStoreSlot> ByName = new System.Collections.Generic.Dictionary<string, LocalDataStoreSlot>();
        }

        internal static LocalDataStoreSlot Named(string name, bool mustBeNew)
        {
            var fresh = new LocalDataStoreSlot();
            Machine.AtomicBegin();
            LocalDataStoreSlot slot;
            bool found = Slots.ByName.TryGetValue(name, out slot);
            if (!found)
                Slots.ByName[name] = slot = fresh;
            Machine.AtomicEnd();
            if (found && mustBeNew)
                throw new ArgumentException("Item has already been added. Key in dictionary: '" + name + "'  Key being added: '" + name + "'");
            return slot;
        }

        internal static void Free(string name)
        {
            Machine.AtomicBegin();
            Slots.ByName.Remove(name);
            Machine.AtomicEnd();
        }
    }
}
