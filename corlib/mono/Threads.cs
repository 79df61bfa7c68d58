// Threads, monitors, spinning.
using System;
using System.Globalization;
using System.Threading;
using Machine = Fencepost.Runtime;

namespace Fencepost.StandIn
{
    internal static class System_Threading_Thread
    {
        // The handle of a thread is where its library keeps the number that the system gave it.
        static ref long Handle(Thread thread)
        {
            if (thread.internal_thread == null)
                Interlocked.CompareExchange(ref thread.internal_thread, new InternalThread(), null);
            return ref thread.internal_thread.thread_id;
        }

        static void Create(Thread thread, Delegate start)
        {
            if (start == null)
                throw new ArgumentNullException("start");
            thread.internal_thread = new InternalThread();
            thread.m_Delegate = (MulticastDelegate)start;
        }
        static void ctor(Thread self, ThreadStart start) { Create(self, start); }
        static void ctor(Thread self, ThreadStart start, int maxStackSize) { Create(self, start); }
        static void ctor(Thread self, ParameterizedThreadStart start) { Create(self, start); }
        static void ctor(Thread self, ParameterizedThreadStart start, int maxStackSize) { Create(self, start); }

        static void Start(Thread self) { Begin(self, null); }
        static void Start(Thread self, object parameter)
        {
            if (self.m_Delegate is ThreadStart)
                throw new InvalidOperationException("The thread was created with a ThreadStart delegate that does not accept a parameter.");
            Begin(self, parameter);
        }
        static void Begin(Thread self, object parameter)
        {
            bool background = self.internal_thread.apartment_state == Background;
            if (!Machine.StartThread(ref Handle(self), self, self.m_Delegate, parameter, Context(), background))
                throw new ThreadStateException("Thread has already been started.");
        }

        // What flows from a thread to what it starts; null where nothing does.
        internal static object Context()
        {
            var thread = (Thread)Machine.CurrentThreadObject();
            if (thread == null || thread.m_ExecutionContext == null)
                return null;
            var context = ExecutionContext.FastCapture();
            return context == null || context.IsPreAllocatedDefault ? null : context;
        }

        static void Join(Thread self) { Join(self, Timeout.Infinite); }
        static bool Join(Thread self, int millisecondsTimeout)
        {
            Check(millisecondsTimeout);
            Machine.NoticeInterrupt();
            return Machine.JoinThread(ref Handle(self), millisecondsTimeout);
        }
        internal static void Check(int millisecondsTimeout)
        {
            if (millisecondsTimeout < Timeout.Infinite)
                throw new ArgumentOutOfRangeException("millisecondsTimeout");
        }

        static void Sleep(int millisecondsTimeout)
        {
            Check(millisecondsTimeout);
            if (millisecondsTimeout == Timeout.Infinite)
            {
                int never = 0;
                Machine.WaitCell(ref never, 0, 0, ref never, ref never, Timeout.Infinite);
            }
            if (millisecondsTimeout > 0)
                Machine.Sleep(millisecondsTimeout);
            else
                Machine.Pause();
        }
        static bool Yield()
        {
            Machine.Yield();
            return true;
        }
        static void SpinWait(int iterations) { Machine.Yield(); }

        static Thread get_CurrentThread()
        {
            var thread = (Thread)Machine.CurrentThreadObject();
            if (thread == null)
            {
                // The main thread and pool threads get their object when somebody asks.
                thread = new Thread(new InternalThread());
                Handle(thread) = Machine.CurrentThreadHandle();
                if (Machine.IsPoolThread())
                    thread.internal_thread.apartment_state = Background;
                Machine.SetCurrentThreadObject(thread);
            }
            return thread;
        }
        static int get_CurrentThreadId() { return Machine.ThreadNumber(Machine.CurrentThreadHandle()); }
        static int get_ManagedThreadId(Thread self)
        {
            long handle = Handle(self);
            if (handle == 0)
                Machine.Unsupported("Thread.ManagedThreadId of a thread that is not started");
            return Machine.ThreadNumber(handle);
        }
        static int GetHashCode(Thread self) { return get_ManagedThreadId(self); }

        // Nothing here has an apartment, so its field remembers whether a thread is a background one.
        const byte Background = 1;
        static bool get_IsAlive(Thread self) { return Machine.IsThreadAlive(ref Handle(self)); }
        static bool get_IsBackground(Thread self)
        {
            int background = Machine.IsBackgroundThread(ref Handle(self));
            if (background > 1)
                throw Dead();
            return background < 0 ? self.internal_thread.apartment_state == Background : background != 0;
        }
        static void set_IsBackground(Thread self, bool value)
        {
            if (!Machine.SetBackground(ref Handle(self), value))
                throw Dead();
            self.internal_thread.apartment_state = value ? Background : (byte)0;
        }
        static ThreadStateException Dead() { return new ThreadStateException("Thread is dead; state can not be accessed."); }
        static ThreadState get_ThreadState(Thread self)
        {
            var state = (ThreadState)Machine.ThreadStateBits(ref Handle(self));
            bool waits = state == ThreadState.Unstarted && self.internal_thread.apartment_state == Background;
            return waits ? state | ThreadState.Background : state;
        }
        static bool get_IsThreadPoolThread(Thread self) { return self == Machine.CurrentThreadObject() && Machine.IsPoolThread(); }
        static bool get_IsThreadPoolThreadInternal(Thread self) { return get_IsThreadPoolThread(self); }
        static string get_Name(Thread self) { return (string)self.pending_exception; }
        static void set_Name(Thread self, string value)
        {
            if (self.pending_exception != null)
                throw new InvalidOperationException("Thread.Name can only be set once.");
            self.pending_exception = value;
        }
        static ThreadPriority get_Priority(Thread self) { return ThreadPriority.Normal; }
        static void set_Priority(Thread self, ThreadPriority value) { }
        static ApartmentState GetApartmentState(Thread self) { return ApartmentState.Unknown; }
        static void SetApartmentState(Thread self, ApartmentState state) { }
        static bool TrySetApartmentState(Thread self, ApartmentState state) { return true; }
        static void Interrupt(Thread self) { Machine.Interrupt(ref Handle(self)); }
        static void Abort(Thread self) { Machine.Unsupported("Thread.Abort"); }
        static void Abort(Thread self, object stateInfo) { Machine.Unsupported("Thread.Abort"); }
        static CultureInfo get_CurrentCulture(Thread self) { return CultureInfo.InvariantCulture; }
        static CultureInfo get_CurrentUICulture(Thread self) { return CultureInfo.InvariantCulture; }
        static void set_CurrentCulture(Thread self, CultureInfo value) { }
        static void set_CurrentUICulture(Thread self, CultureInfo value) { }
        static int GetDomainID() { return 1; }
        static int GetCurrentProcessorId() { return 0; }
        static void BeginCriticalRegion() { }
        static void EndCriticalRegion() { }
        static void BeginThreadAffinity() { }
        static void EndThreadAffinity() { }
        static void Finalize(Thread self) { }
    }

    internal static class System_Threading_Monitor
    {
        static bool Wait(object obj, int millisecondsTimeout, bool exitContext)
        {
            return Monitor.Wait(obj, millisecondsTimeout);
        }
        static bool TryEnter(object obj) { return Monitor.TryEnter(obj, 0); }
        static void TryEnter(object obj, ref bool lockTaken) { Monitor.TryEnter(obj, 0, ref lockTaken); }
    }

    internal static class System_Threading_SpinWait
    {
        // The count stops where spinning would begin to yield, so that a loop comes back to its state.
        static void SpinOnce(ref SpinWait self) { Spin(ref self); }
        static void SpinOnce(ref SpinWait self, int sleep1Threshold) { Spin(ref self); }
        static void Spin(ref SpinWait self)
        {
            if (self._count < 10)
                self._count = 10;
            Machine.Yield();
        }
        static bool get_NextSpinWillYield(ref SpinWait self) { return true; }
    }
}
