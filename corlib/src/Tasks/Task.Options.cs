// Which options tasks and continuations may be given.
namespace System.Threading.Tasks
{
    public partial class Task
    {
        const TaskCreationOptions AllOptions = TaskCreationOptions.PreferFairness | TaskCreationOptions.LongRunning | TaskCreationOptions.AttachedToParent
            | TaskCreationOptions.DenyChildAttach | TaskCreationOptions.HideScheduler | TaskCreationOptions.RunContinuationsAsynchronously;
        const TaskContinuationOptions Never = TaskContinuationOptions.NotOnRanToCompletion | TaskContinuationOptions.NotOnFaulted | TaskContinuationOptions.NotOnCanceled;

        static TaskCreationOptions Checked(TaskCreationOptions options)
        {
            if ((options & ~AllOptions) != 0)
                throw new ArgumentOutOfRangeException("creationOptions");
            return options;
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
            return (TaskCreationOptions)options & AllOptions;
        }
    }
}
