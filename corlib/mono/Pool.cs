// The thread pool and timers.
using System;
using System.Threading;
using System.Threading.Tasks;
using Machine = Fencepost.Runtime;

namespace Fencepost.StandIn
{
    internal static class System_Threading_ThreadPool
    {
        static bool QueueUserWorkItemHelper(WaitCallback callBack, object state, ref StackCrawlMark stackMark, bool compressStack, bool forceGlobal)
        {
            if (callBack == null)
                throw new ArgumentNullException("WaitCallback");
            Machine.QueuePoolItem(callBack, state, compressStack ? System_Threading_Thread.Context() : null);
            return true;
        }
        static void UnsafeQueueCustomWorkItem(IThreadPoolWorkItem workItem, bool forceGlobal)
        {
            Machine.QueuePoolItem(workItem, null, null);
        }
        // An item that is queued runs on the worker that the machine starts for it, and nowhere else.
        static bool TryPopCustomWorkItem(IThreadPoolWorkItem workItem) { return false; }
        static void NotifyWorkItemProgress() { }
        static void EnsureVMInitialized() { }
        static bool get_IsThreadPoolThread() { return Machine.IsPoolThread(); }
        static bool SetMinThreads(int workerThreads, int completionPortThreads) { return true; }
        static bool SetMaxThreads(int workerThreads, int completionPortThreads) { return true; }
        static void GetMinThreads(out int workerThreads, out int completionPortThreads) { workerThreads = completionPortThreads = 1; }
        static void GetMaxThreads(out int workerThreads, out int completionPortThreads) { workerThreads = completionPortThreads = 32767; }
        static void GetAvailableThreads(out int workerThreads, out int completionPortThreads) { workerThreads = completionPortThreads = 32767; }
    }

    internal static class System_Threading_Timer
    {
        static void Init(Timer self, TimerCallback callback, object state, long dueTime, long period)
        {
            if (callback == null)
                throw new ArgumentNullException("callback");
            self.callback = callback;
            self.state = state;
            Change(self, dueTime, period, true);
        }
        static bool Change(Timer self, long dueTime, long period, bool first)
        {
            if (dueTime > 4294967294L || dueTime < -1)
                throw new ArgumentOutOfRangeException("dueTime");
            if (period > 4294967294L || period < -1)
                throw new ArgumentOutOfRangeException("period");
            if (self.disposed)
                throw new ObjectDisposedException(null, "Cannot access a disposed object.");
            if (dueTime == Timeout.Infinite)
                Machine.StopTimer(self);
            else
                Machine.StartTimer(self, dueTime, period <= 0 ? -1 : period);
            return true;
        }
        static void Dispose(Timer self)
        {
            self.disposed = true;
            Machine.StopTimer(self);
        }
        static bool Dispose(Timer self, System.Threading.WaitHandle notifyObject)
        {
            Machine.Unsupported("Timer.Dispose with a handle to signal");
            return false;
        }
        static void KeepRootedWhileScheduled(Timer self) { }
    }
}
