// Wait handles: events, mutexes, semaphores.
using System;
using System.Runtime.CompilerServices;
using System.Runtime.Remoting;
using System.Threading;
using Handle = System.Threading.WaitHandle;
using Machine = Fencepost.Runtime;

namespace Fencepost.StandIn
{
    internal static class System_Threading_WaitHandle
    {
        const int TimedOut = 258;
        const int Abandoned = 128;

        internal static WaitHandle State(Handle handle)
        {
            object state = handle._identity;
            if (state == null)
                throw new ObjectDisposedException(null, "Safe handle has been closed");
            return Unsafe.As<WaitHandle>(state);
        }
        internal static void Make(Handle handle, int kind, int count, int maximum)
        {
            var state = new WaitHandle();
            state._kind = kind;
            state._count = count;
            state._maximum = maximum;
            handle._identity = Unsafe.As<ServerIdentity>(state);
        }

        static void ctor(Handle self) { }
        static bool WaitOne(Handle self, int millisecondsTimeout, bool exitContext)
        {
            System_Threading_Thread.Check(millisecondsTimeout);
            int answer = Wait(new Handle[] { self }, millisecondsTimeout, false);
            if (IsAbandoned(answer))
                throw new AbandonedMutexException();
            return answer != TimedOut;
        }
        static bool WaitOne(Handle self, long timeout, bool exitContext) { return WaitOne(self, (int)timeout, false); }
        static bool WaitOneWithoutFAS(Handle self) { return WaitOne(self, Timeout.Infinite, false); }

        static int Wait(Handle[] handles, int millisecondsTimeout, bool all)
        {
            var states = new WaitHandle[handles.Length];
            for (int i = 0; i < handles.Length; i++)
            {
                if (handles[i] == null)
                    throw new ArgumentNullException("waitHandles[" + i.ToString() + "]");
                states[i] = State(handles[i]);
                // A thread of the pool ends unseen unless it has an object. One that may own a mutex abandons it there.
                if (states[i]._kind == WaitHandle.Mutex)
                    GC.KeepAlive(Thread.CurrentThread);
            }
            return Machine.WaitHandles(states, all, millisecondsTimeout);
        }
        static bool IsAbandoned(int answer) { return answer >= Abandoned && answer < TimedOut; }
        static void CheckArray(Handle[] handles, int millisecondsTimeout)
        {
            if (handles == null)
                throw new ArgumentNullException("waitHandles");
            if (handles.Length == 0)
                throw new ArgumentException("Waithandle array may not be empty.");
            if (handles.Length > 64)
                throw new NotSupportedException("The number of WaitHandles must be less than or equal to 64.");
            System_Threading_Thread.Check(millisecondsTimeout);
        }
        static bool WaitAll(Handle[] waitHandles, int millisecondsTimeout, bool exitContext)
        {
            CheckArray(waitHandles, millisecondsTimeout);
            int answer = Wait(waitHandles, millisecondsTimeout, true);
            // Which of the mutexes was abandoned is not told.
            if (IsAbandoned(answer))
                throw new AbandonedMutexException();
            return answer != TimedOut;
        }
        static int WaitAny(Handle[] waitHandles, int millisecondsTimeout, bool exitContext)
        {
            CheckArray(waitHandles, millisecondsTimeout);
            int answer = Wait(waitHandles, millisecondsTimeout, false);
            if (IsAbandoned(answer))
                throw new AbandonedMutexException(answer - Abandoned, waitHandles[answer - Abandoned]);
            return answer;
        }
        static bool SignalAndWait(Handle toSignal, Handle toWaitOn, int millisecondsTimeout, bool exitContext)
        {
            Machine.Unsupported("WaitHandle.SignalAndWait");
            return false;
        }
        static void Dispose(Handle self, bool explicitDisposing) { self._identity = null; }
    }

    internal static class System_Threading_EventWaitHandle
    {
        static void ctor(EventWaitHandle self, bool initialState, EventResetMode mode)
        {
            int kind = mode == EventResetMode.ManualReset ? WaitHandle.ManualEvent : WaitHandle.Counts;
            System_Threading_WaitHandle.Make(self, kind, initialState ? 1 : 0, 1);
        }
        static void ctor(EventWaitHandle self, bool initialState, EventResetMode mode, string name)
        {
            if (!string.IsNullOrEmpty(name))
                Machine.Unsupported("a named event");
            ctor(self, initialState, mode);
        }
        static bool Set(EventWaitHandle self)
        {
            Interlocked.Exchange(ref System_Threading_WaitHandle.State(self)._count, 1);
            return true;
        }
        static bool Reset(EventWaitHandle self)
        {
            Interlocked.Exchange(ref System_Threading_WaitHandle.State(self)._count, 0);
            return true;
        }
    }

    internal static class System_Threading_Mutex
    {
        static void ctor(Mutex self) { ctor(self, false); }
        static void ctor(Mutex self, bool initiallyOwned)
        {
            System_Threading_WaitHandle.Make(self, WaitHandle.Mutex, initiallyOwned ? 1 : 0, 1);
            if (initiallyOwned)
                System_Threading_WaitHandle.State(self)._owner = Machine.CurrentThreadHandle();
        }
        static void ctor(Mutex self, bool initiallyOwned, string name)
        {
            if (!string.IsNullOrEmpty(name))
                Machine.Unsupported("a named mutex");
            ctor(self, initiallyOwned);
        }
        static void ctor(Mutex self, bool initiallyOwned, string name, out bool createdNew)
        {
            ctor(self, initiallyOwned, name);
            createdNew = true;
        }
        static void ReleaseMutex(Mutex self)
        {
            if (!Machine.ReleaseMutex(System_Threading_WaitHandle.State(self)))
                throw new ApplicationException("Mutex is not owned");
        }
    }

    internal static class System_Threading_Semaphore
    {
        static void ctor(Semaphore self, int initialCount, int maximumCount)
        {
            if (initialCount < 0)
                throw new ArgumentOutOfRangeException("initialCount");
            if (maximumCount < 1)
                throw new ArgumentOutOfRangeException("maximumCount");
            if (initialCount > maximumCount)
                throw new ArgumentException("The initial count for the semaphore must be greater than or equal to zero and less than the maximum count.");
            System_Threading_WaitHandle.Make(self, WaitHandle.Counts, initialCount, maximumCount);
        }
        static void ctor(Semaphore self, int initialCount, int maximumCount, string name)
        {
            if (!string.IsNullOrEmpty(name))
                Machine.Unsupported("a named semaphore");
            ctor(self, initialCount, maximumCount);
        }
        static int Release(Semaphore self) { return Release(self, 1); }
        static int Release(Semaphore self, int releaseCount)
        {
            if (releaseCount < 1)
                throw new ArgumentOutOfRangeException("releaseCount");
            var state = System_Threading_WaitHandle.State(self);
            int old = Machine.AddCell(ref state._count, releaseCount, 0, state._maximum);
            if (old < 0)
                throw new SemaphoreFullException();
            return old;
        }
    }
}
