// Which options tasks and continuations may be given.
namespace System.Threading.Tasks
{
    public partial class Task
    {
        const TaskCreationOptions AllOptions = TaskCreationOptions.PreferFairness | TaskCreationOptions.LongRunning | TaskCreationOptions.AttachedToParent
            | TaskCreationOptions.DenyChildAttach | TaskCreationOptions.HideScheduler | TaskCreationOptions.RunContinuationsAsynchronously;
        const TaskContinuationOptions Never = TaskContinuationOptions.NotOnRanToCompletion | TaskContinuationOptions.NotOnFaulted | TaskContinuationOptions.NotOnCanceled;

        // Of our own, which nobody else sees: a continuation with LazyCancellation is not cancelled before its turn; a task that was
        // made while no context flowed runs in the one that it finds.
        const TaskCreationOptions Lazy = (TaskCreationOptions)TaskContinuationOptions.LazyCancellation;
        const TaskCreationOptions KeepsContext = (TaskCreationOptions)0x1000;

        static TaskCreationOptions Checked(TaskCreationOptions options)
        {
            if ((options & ~AllOptions) != 0)
                throw new ArgumentOutOfRangeException("creationOptions");
            return options;
        }

        // Of a factory, whose continuations may follow several tasks.
        internal static void Check(TaskCreationOptions creationOptions, TaskContinuationOptions continuationOptions)
        {
            Checked(creationOptions);
            OptionsOf(continuationOptions);
            if ((continuationOptions & Never) != 0)
                throw new ArgumentOutOfRangeException("continuationOptions");
        }

        // What a continuation has of them as a task.
        static TaskCreationOptions OptionsOf(TaskContinuationOptions options)
        {
            const TaskContinuationOptions OnOneThread = TaskContinuationOptions.ExecuteSynchronously | TaskContinuationOptions.LongRunning;
            const TaskContinuationOptions All = (TaskContinuationOptions)AllOptions | Never | TaskContinuationOptions.LazyCancellation | TaskContinuationOptions.ExecuteSynchronously;
            if ((options & OnOneThread) == OnOneThread)
                throw new ArgumentOutOfRangeException("continuationOptions", "The specified TaskContinuationOptions combined LongRunning and ExecuteSynchronously. Synchronous continuations should not be long running.");
            if ((options & ~All) != 0)
                throw new ArgumentOutOfRangeException("continuationOptions");
            if ((options & Never) == Never)
                throw new ArgumentOutOfRangeException("continuationOptions", "The specified TaskContinuationOptions excluded all continuation kinds.");
            return (TaskCreationOptions)options & (AllOptions | Lazy);
        }
    }
}
