// The part of the machine that runs threads, as the library sees it.
// Every extern method is one row of the machine's table of natives; NATIVES.md says exactly what each does.
using System;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace Fencepost
{
    internal static partial class Runtime
    {
        [MethodImpl(Native)] internal static extern void QueueTasks(Task[] tasks, object context);
        [MethodImpl(Native)] internal static extern bool HasMoved(long handle);
        // Whether the handle was of the running thread, which nobody can name by it from now on.
        [MethodImpl(Native)] internal static extern bool LetGo(long handle);
        // A full fence in every thread. Only where nothing is ever reordered.
        [MethodImpl(Native)] internal static extern void FenceEverybody();

        // Assumptions that hold unless the user lifts them, because exploring what they leave out costs much.
        internal const int TasksRunOnPool = 0;
        internal const int LoopsRunOnPool = 1;
        internal const int ContinuationsRunAtOnce = 2;
        internal const int ItemsInOrder = 3;
        // Those that cannot be lifted: hash tables keep the order of insertion, what a weak reference leads to is not collected, and
        // loops of schedulers hand out iterations one by one.
        internal const int EntriesInOrder = 4;
        internal const int WeakReferencesAreStrong = 5;
        internal const int IterationsInOrder = 6;
        [MethodImpl(Native)] internal static extern bool Lifts(int assumption);
        // Whether what follows an await has to run where the awaited task is completed, because that may be in the middle of
        // something. Otherwise it can as well have a worker of its own, which waits for the task: nobody else need know of it.
        [MethodImpl(Native)] internal static extern bool CompletesPromises();
        // Says that the run relies on an assumption here.
        [MethodImpl(Native)] internal static extern void Relies(int assumption);
        // Says that the program leaves something with its thread, or asks which one it is. On a worker of the pool that relies on an assumption.
        [MethodImpl(Native)] internal static extern void TellsThreads();
        // Says that an operation of a concurrent collection compares something. If that is code of the program, what others do meanwhile is left out.
        [MethodImpl(Native)] internal static extern void Compares(object comparer, object compared);
        // Whether a thread that waits for a task may be able to run it. Says so where that is left to an assumption.
        [MethodImpl(Native)] internal static extern bool MayRun(Task task);

        // How many items may be taken in any order before that is left to an assumption.
        const int FewItems = 4;

        // Which of the items of something without order comes next. Not inside an atomic section.
        internal static int AnyOf(int count)
        {
            if (count < 2)
                return 0;
            if (count > FewItems && !Lifts(ItemsInOrder))
            {
                Relies(ItemsInOrder);
                return 0;
            }
            return Choose(count);
        }

        // The modes of WaitCell.
        internal const int UntilDiffers = 0;
        internal const int UntilEquals = 1;
        internal const int UntilPositiveThenSubtract = 2;
        internal const int UntilZeroThenStore = 3;

        // The answers of WaitCell.
        internal const int TimedOut = 0;
        internal const int Satisfied = 1;
        internal const int StoppedByFirst = 2;
        internal const int StoppedBySecond = 3;

        // These end inside an atomic section, so that what the caller reads next is part of the same step.
        [MethodImpl(Native)] internal static extern int WaitCellThenBegin(ref int cell, int mode, int operand, ref int firstStop, ref int secondStop, int timeoutMs);
        // These wait for as long as it takes, so whoever comes to what is behind them has seen the cell change.
        [MethodImpl(Native)] internal static extern void AwaitPositiveThenBegin(ref int cell);
        [MethodImpl(Native)] internal static extern void AwaitZeroThenBegin(ref int cell);
        [MethodImpl(Native)] internal static extern int WaitTasksThenBegin(Task[] tasks, bool all, ref int stop, int timeoutMs);


        // Waits without a stop cell use a private one, which nobody ever sets.
        internal static int WaitCell(ref int cell, int mode, int operand, int timeoutMs)
        {
            int never = 0;
            return WaitCell(ref cell, mode, operand, ref never, ref never, timeoutMs);
        }

        internal static int WaitCellThenBegin(ref int cell, int mode, int operand, int timeoutMs)
        {
            int never = 0;
            return WaitCellThenBegin(ref cell, mode, operand, ref never, ref never, timeoutMs);
        }

        // A thread begins with what flows along from where it was started.
        static void Enter(object context)
        {
            if (context != null)
                ExecutionContext.SetCurrent((ExecutionContext)context);
        }

        // The machine starts this on a fresh background thread for every pool item.
        static void PoolMain(object callback, object state, object context)
        {
            Enter(context);
            var task = callback as Task;
            if (task != null)
                task.ExecuteOnPool();
            else if (callback is Action)
                ((Action)callback)();
            else if (callback is Action<object>)
                ((Action<object>)callback)(state);
            else if (callback is WaitCallback)
                ((WaitCallback)callback)(state);
            else
                ((IThreadPoolWorkItem)callback).Execute();
            // What an item leaves in its context goes with it.
            ExecutionContext.SetCurrent(null);
        }

        // The machine starts this on a fresh background thread each time a timer fires.
        static void TimerMain(object timer)
        {
            ((Timer)timer).Fire();
        }
    }
}
