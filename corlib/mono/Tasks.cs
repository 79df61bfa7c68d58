// Waiting for tasks, and what flows from one to another.
using System;
using System.Threading;
using System.Threading.Tasks;
using Machine = Fencepost.Runtime;

namespace Fencepost.StandIn
{
    internal static class System_Threading_Tasks_Task
    {
        // Spinning before a wait that does the same finds nothing new.
        static bool SpinWait(Task self, int millisecondsTimeout) { return self.IsCompleted; }
    }

    // The library waits with a monitor and counts the waiters; here a wait is one step on the state.
    internal static class System_Threading_ManualResetEventSlim
    {
        const int Signalled = unchecked((int)0x80000000);
        const int UntilDiffers = 0;
        const int TimedOut = 0, Satisfied = 1;

        sealed class Stop
        {
            internal int Cell;
            internal static readonly Action<object> Request = Ask;
            static void Ask(object stop) { Interlocked.Exchange(ref ((Stop)stop).Cell, 1); }
        }

        static void Initialize(ManualResetEventSlim self, bool initialState, int spinCount)
        {
            self.m_combinedState = initialState ? Signalled : 0;
        }
        static bool get_IsSet(ManualResetEventSlim self) { return (self.m_combinedState & Signalled) != 0; }
        static int get_SpinCount(ManualResetEventSlim self) { return 1; }
        static void Set(ManualResetEventSlim self, bool duringCancellation)
        {
            self.UpdateStateAtomically(Signalled, Signalled);
            ManualResetEvent handle = self.m_eventObj;
            if (handle != null && !duringCancellation)
                handle.Set();
        }
        static bool Wait(ManualResetEventSlim self, int millisecondsTimeout, CancellationToken cancellationToken)
        {
            self.ThrowIfDisposed();
            cancellationToken.ThrowIfCancellationRequested();
            System_Threading_Thread.Check(millisecondsTimeout);
            int never = 0;
            while (!get_IsSet(self))
            {
                int answer;
                if (millisecondsTimeout == 0)
                    return false;
                if (cancellationToken.CanBeCanceled)
                {
                    var stop = new Stop();
                    using (cancellationToken.InternalRegisterWithoutEC(Stop.Request, stop))
                        answer = Machine.WaitCell(ref self.m_combinedState, UntilDiffers, 0, ref stop.Cell, ref never, millisecondsTimeout);
                }
                else
                    answer = Machine.WaitCell(ref self.m_combinedState, UntilDiffers, 0, ref never, ref never, millisecondsTimeout);
                if (answer == TimedOut)
                    return false;
                if (answer == Satisfied)
                    self.ThrowIfDisposed();
                else
                    cancellationToken.ThrowIfCancellationRequested();
            }
            return true;
        }
    }

    // A thread that has no context of its own has the default one.
    internal static class System_Threading_ExecutionContext
    {
        static Thread WithContext()
        {
            var thread = (Thread)Machine.CurrentThreadObject();
            return thread == null || thread.m_ExecutionContext == null ? null : thread;
        }
        static ExecutionContext Capture()
        {
            if (WithContext() == null)
                return ExecutionContext.PreAllocatedDefault;
            var mark = StackCrawlMark.LookForMyCaller;
            return ExecutionContext.Capture(ref mark, ExecutionContext.CaptureOptions.None);
        }
        static void Run(ExecutionContext executionContext, ContextCallback callback, object state, bool preserveSyncCtx)
        {
            if (executionContext == null)
                throw new InvalidOperationException("Cannot call Set on a null context.");
            bool isDefault = executionContext == ExecutionContext.PreAllocatedDefault || executionContext == ExecutionContext.Default;
            if (!isDefault || WithContext() != null)
            {
                ExecutionContext.RunInternal(executionContext, callback, state, preserveSyncCtx);
                return;
            }
            try
            {
                callback(state);
            }
            finally
            {
                Thread thread = WithContext();
                if (thread != null)
                {
                    // What the callback changed is undone.
                    ExecutionContext changed = thread.m_ExecutionContext;
                    thread.m_ExecutionContext = null;
                    if (changed._localChangeNotifications != null)
                        ExecutionContext.OnAsyncLocalContextChanged(changed, null);
                }
            }
        }
    }
}
