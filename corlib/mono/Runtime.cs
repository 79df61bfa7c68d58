// The machine as the stand-ins see it; corlib/NATIVES.md says exactly what each native does.
// The natives about objects, strings and numbers are declared in the built-in library's own files.
using System;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace Fencepost
{
    internal static partial class Runtime
    {
        const MethodImplOptions Native = MethodImplOptions.InternalCall;

        [MethodImpl(Native)] internal static extern bool StartThread(ref long handle, object thread, object start, object argument, object context, bool background);
        [MethodImpl(Native)] internal static extern long CurrentThreadHandle();
        [MethodImpl(Native)] internal static extern object CurrentThreadObject();
        [MethodImpl(Native)] internal static extern void SetCurrentThreadObject(object thread);
        [MethodImpl(Native)] internal static extern int ThreadNumber(long handle);
        [MethodImpl(Native)] internal static extern bool JoinThread(ref long handle, int timeoutMs);
        [MethodImpl(Native)] internal static extern bool IsThreadAlive(ref long handle);
        [MethodImpl(Native)] internal static extern int ThreadStateBits(ref long handle);
        [MethodImpl(Native)] internal static extern void SetBackground(ref long handle, bool background);
        [MethodImpl(Native)] internal static extern void Interrupt(ref long handle);
        [MethodImpl(Native)] internal static extern bool IsPoolThread();
        [MethodImpl(Native)] internal static extern void Yield();
        [MethodImpl(Native)] internal static extern void Fence();
        [MethodImpl(Native)] internal static extern void Exit(int code);
        [MethodImpl(Native)] internal static extern void QueuePoolItem(object callback, object state, object context);
        [MethodImpl(Native)] internal static extern void StartTimer(object timer, long dueMs, long periodMs);
        [MethodImpl(Native)] internal static extern bool StopTimer(object timer);
        [MethodImpl(Native)] internal static extern long LogicalTimeMs();
        [MethodImpl(Native)] internal static extern int WaitCell(ref int cell, int mode, int operand, ref int firstStop, ref int secondStop, int timeoutMs);
        [MethodImpl(Native)] internal static extern int AddCell(ref int cell, int amount, int minimum, int maximum);
        [MethodImpl(Native)] internal static extern int WaitHandles(WaitHandle[] handles, bool all, int timeoutMs);
        [MethodImpl(Native)] internal static extern bool ReleaseMutex(WaitHandle mutex);
        [MethodImpl(Native)] internal static extern void AtomicBegin();
        [MethodImpl(Native)] internal static extern void AtomicEnd();
        [MethodImpl(Native)] internal static extern void AssertFailed(string message);
        [MethodImpl(Native)] internal static extern void FailFast(string message);
        [MethodImpl(Native)] internal static extern void Assume(bool condition);
        [MethodImpl(Native)] internal static extern int Choose(int count);
        [MethodImpl(Native)] internal static extern void Unsupported(string what);
        [MethodImpl(Native)] internal static extern object NewGeneric(string definition, Type argument);

        // The machine starts this on a fresh thread for every StartThread.
        static void ThreadMain(object thread, object start, object argument, object context)
        {
            if (context != null)
                ((Thread)thread).SetExecutionContext((ExecutionContext)context, true);
            var simple = start as ThreadStart;
            if (simple != null)
                simple();
            else
                ((ParameterizedThreadStart)start)(argument);
        }

        // The machine starts this on a fresh background thread for every pool item.
        static void PoolMain(object callback, object state, object context)
        {
            if (context != null)
                Thread.CurrentThread.SetExecutionContext((ExecutionContext)context, true);
            var simple = callback as WaitCallback;
            if (simple != null)
                simple(state);
            else
                ((IThreadPoolWorkItem)callback).ExecuteWorkItem();
        }

        // The machine starts this on a fresh background thread each time a timer fires.
        static void TimerMain(object timer)
        {
            var fired = (Timer)timer;
            fired.callback(fired.state);
        }

        internal static string[] EntryArguments() { return CommandLine(); }
    }

    // The state of a wait handle; the field of a handle that remoting would use refers to it.
    internal sealed class WaitHandle
    {
        internal const int ManualEvent = 0, Counts = 1, Mutex = 2;
        internal int _kind;
        internal int _count;
        internal long _owner;
        internal int _maximum;
    }
}
