// Monitors, which the machine implements, and the Lock type, which is a monitor with a face of its own.
using System.Runtime.CompilerServices;

namespace System.Threading
{
    public static class Monitor
    {
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern void Enter(object obj);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern void Enter(object obj, ref bool lockTaken);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern void Exit(object obj);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern bool TryEnter(object obj, int millisecondsTimeout);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern void TryEnter(object obj, int millisecondsTimeout, ref bool lockTaken);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern bool Wait(object obj, int millisecondsTimeout);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern void Pulse(object obj);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern void PulseAll(object obj);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern bool IsEntered(object obj);

        public static bool TryEnter(object obj) { return TryEnter(obj, 0); }
        public static void TryEnter(object obj, ref bool lockTaken) { TryEnter(obj, 0, ref lockTaken); }
        public static bool TryEnter(object obj, TimeSpan timeout) { return TryEnter(obj, Timeout.Milliseconds(timeout)); }
        public static void TryEnter(object obj, TimeSpan timeout, ref bool lockTaken) { TryEnter(obj, Timeout.Milliseconds(timeout), ref lockTaken); }
        public static bool Wait(object obj) { return Wait(obj, Timeout.Infinite); }
        public static bool Wait(object obj, TimeSpan timeout) { return Wait(obj, Timeout.Milliseconds(timeout)); }
        public static bool Wait(object obj, int millisecondsTimeout, bool exitContext) { return Wait(obj, millisecondsTimeout); }
        public static bool Wait(object obj, TimeSpan timeout, bool exitContext) { return Wait(obj, Timeout.Milliseconds(timeout)); }
    }

    // Locking a Lock as an object takes the monitor of that object, which is another one.
    public sealed class Lock
    {
        sealed class Holder { }
        readonly Holder _holder = new Holder();

        public void Enter() { Monitor.Enter(_holder); }
        public void Exit() { Monitor.Exit(_holder); }
        public bool TryEnter() { return Monitor.TryEnter(_holder, 0); }
        public bool TryEnter(int millisecondsTimeout)
        {
            if (millisecondsTimeout < -1)
                throw new ArgumentOutOfRangeException("millisecondsTimeout", "Number must be either non-negative and less than or equal to Int32.MaxValue or -1.");
            return Monitor.TryEnter(_holder, millisecondsTimeout);
        }
        public bool TryEnter(TimeSpan timeout) { return Monitor.TryEnter(_holder, Timeout.Milliseconds(timeout)); }
        public bool IsHeldByCurrentThread { get { return Monitor.IsEntered(_holder); } }
        public Scope EnterScope()
        {
            Monitor.Enter(_holder);
            return new Scope(this);
        }

        public ref struct Scope
        {
            Lock _lock;
            internal Scope(Lock owner) { _lock = owner; }
            public void Dispose()
            {
                Lock held = _lock;
                if (held == null)
                    return;
                _lock = null;
                held.Exit();
            }
        }
    }
}
