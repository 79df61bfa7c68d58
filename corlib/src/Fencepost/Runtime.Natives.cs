// The part of the machine that runs threads, as both libraries see it.
// Every extern method is one row of the machine's table of natives; NATIVES.md says exactly what each does.
using System;
using System.Runtime.CompilerServices;
using System.Threading;

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
        [MethodImpl(Native)] internal static extern int IsBackgroundThread(ref long handle);
        [MethodImpl(Native)] internal static extern bool SetBackground(ref long handle, bool background);
        [MethodImpl(Native)] internal static extern void Interrupt(ref long handle);
        [MethodImpl(Native)] internal static extern bool IsPoolThread();
        [MethodImpl(Native)] internal static extern void Yield();
        [MethodImpl(Native)] internal static extern void Sleep(int milliseconds);
        // A sleep that takes no time.
        [MethodImpl(Native)] internal static extern void Pause();
        [MethodImpl(Native)] internal static extern void Fence();
        [MethodImpl(Native)] internal static extern void Exit(int code);
        [MethodImpl(Native)] internal static extern void QueuePoolItem(object callback, object state, object context);
        [MethodImpl(Native)] internal static extern void StartTimer(object timer, long dueMs, long periodMs);
        // Each tick has to be requested; it comes when the period since the last one is over.
        [MethodImpl(Native)] internal static extern void StartTicks(object timer, long periodMs, bool requested);
        [MethodImpl(Native)] internal static extern void RequestTick(object timer);
        [MethodImpl(Native)] internal static extern bool StopTimer(object timer);
        [MethodImpl(Native)] internal static extern long LogicalTimeMs();
        [MethodImpl(Native)] internal static extern void StartWatch(object watch);
        [MethodImpl(Native)] internal static extern long WatchAge(object watch);
        [MethodImpl(Native)] internal static extern long StopWatch(object watch);
        [MethodImpl(Native)] internal static extern int RandomSample(int seed, long index);
        [MethodImpl(Native)] internal static extern int WaitCell(ref int cell, int mode, int operand, ref int firstStop, ref int secondStop, int timeoutMs);
        [MethodImpl(Native)] internal static extern int AddCell(ref int cell, int amount, int minimum, int maximum);
        [MethodImpl(Native)] internal static extern bool WaitMatters();
        // Where an interrupted thread need not wait: it may notice the interrupt, or leave it for later.
        [MethodImpl(Native)] internal static extern void NoticeInterrupt();
        [MethodImpl(Native)] internal static extern int WaitHandles(WaitHandle[] handles, bool all, int timeoutMs);
        [MethodImpl(Native)] internal static extern bool ReleaseMutex(WaitHandle mutex);
        [MethodImpl(Native)] internal static extern void AtomicBegin();
        [MethodImpl(Native)] internal static extern void AtomicEnd();
        [MethodImpl(Native)] internal static extern void AssertFailed(string message);
        [MethodImpl(Native)] internal static extern void FailFast(string message);
        [MethodImpl(Native)] internal static extern void Assume(bool condition);
        [MethodImpl(Native)] internal static extern int Choose(int count);
        [MethodImpl(Native)] internal static extern void Unsupported(string what);

        // The machine starts this on a fresh thread for every StartThread.
        static void ThreadMain(object thread, object start, object argument, object context)
        {
            Enter(context);
            var simple = start as ThreadStart;
            if (simple != null)
                simple();
            else
                ((ParameterizedThreadStart)start)(argument);
        }

        // The machine calls this to run the entry point, so that Main is an ordinary call.
        internal static string[] EntryArguments() { return CommandLine(); }
    }
}
