// What compilers call for async methods.
using System.Threading;
using System.Threading.Tasks;
using Machine = Fencepost.Runtime;

namespace System.Runtime.CompilerServices
{
    public interface IAsyncStateMachine
    {
        void MoveNext();
        void SetStateMachine(IAsyncStateMachine stateMachine);
    }

    static class StateMachines
    {
        // What an async method does to its context before the first await does not leak to its caller.
        internal static void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine
        {
            ExecutionContext context = ExecutionContext.CurrentOrNull();
            SynchronizationContext target = SynchronizationContext.Current;
            stateMachine.MoveNext();
            ExecutionContext.SetCurrent(context);
            SynchronizationContext.SetSynchronizationContext(target);
        }

        // At its first await a state machine moves to the heap, once; the copy knows its box from then on.
        internal static Action Resume<TStateMachine>(ref IAsyncStateMachine box, ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine
        {
            if (box == null)
            {
                IAsyncStateMachine moved = stateMachine;
                box = moved;
                moved.SetStateMachine(moved);
            }
            return box.MoveNext;
        }

        // What an awaiter is given to go on with, which takes its context along.
        internal static Action Rest<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref IAsyncStateMachine box, ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine
        {
            Action resume = Resume(ref box, ref stateMachine);
            return awaiter is ISeesToContext ? resume : new InContext(resume).Resume;
        }

        internal static TaskStatus StatusOf(Exception exception)
        {
            return exception is OperationCanceledException ? TaskStatus.Canceled : TaskStatus.Faulted;
        }
    }

    // An async method that ends without having waited gives a result and not a task. It has run on the
    // thread that asks for it next, so that nobody else need know.
    static class EndedAtOnce<TResult>
    {
        [ThreadStatic]
        static Task<TResult> _task;
        [ThreadStatic]
        static TResult _result;

        internal static void Note(Task<TResult> task, TResult result)
        {
            _task = task;
            _result = result;
        }
        internal static bool Take(Task<TResult> task, out TResult result)
        {
            bool ended = _task == task;
            result = _result;
            _task = null;
            _result = default(TResult);
            return ended;
        }
    }

    public struct AsyncTaskMethodBuilder<TResult>
    {
        // Made at once and never changed, so that nobody is in anybody's way who reads it.
        readonly Task<TResult> _task;
        IAsyncStateMachine _box;

        AsyncTaskMethodBuilder(Task<TResult> task)
        {
            _task = task;
            _box = null;
        }
        public static AsyncTaskMethodBuilder<TResult> Create() { return new AsyncTaskMethodBuilder<TResult>(new Task<TResult>((object)null, TaskCreationOptions.None)); }
        public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine { StateMachines.Start(ref stateMachine); }
        public void SetStateMachine(IAsyncStateMachine stateMachine) { _box = stateMachine; }
        public Task<TResult> Task { get { return _task ?? Reflection.NotModelled.Of<Task<TResult>>("a builder of tasks that Create did not make"); } }

        public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine
        {
            awaiter.OnCompleted(StateMachines.Rest(ref awaiter, ref _box, ref stateMachine));
        }
        public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine
        {
            awaiter.UnsafeOnCompleted(StateMachines.Rest(ref awaiter, ref _box, ref stateMachine));
        }
        internal void NoteIfEndedAtOnce(TResult result)
        {
            if (_box == null)
                EndedAtOnce<TResult>.Note(_task, result);
        }
        public void SetResult(TResult result) { TaskCompletionSource<TResult>.Check(Task.CompleteWith(result)); }
        public void SetException(Exception exception)
        {
            // A cancelled task keeps its exception, because await throws that one.
            TaskCompletionSource<TResult>.Check(Task.Complete(StateMachines.StatusOf(exception ?? throw new ArgumentNullException("exception")), new Exception[] { exception }));
        }
    }

    public struct AsyncTaskMethodBuilder
    {
        AsyncTaskMethodBuilder<VoidTaskResult> _inner;
        public static AsyncTaskMethodBuilder Create()
        {
            var builder = default(AsyncTaskMethodBuilder);
            builder._inner = AsyncTaskMethodBuilder<VoidTaskResult>.Create();
            return builder;
        }
        public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine { StateMachines.Start(ref stateMachine); }
        public void SetStateMachine(IAsyncStateMachine stateMachine) { _inner.SetStateMachine(stateMachine); }
        public Task Task { get { return _inner.Task; } }
        public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine { _inner.AwaitOnCompleted(ref awaiter, ref stateMachine); }
        public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine { _inner.AwaitUnsafeOnCompleted(ref awaiter, ref stateMachine); }
        public void SetResult() { _inner.SetResult(default(VoidTaskResult)); }
        public void SetException(Exception exception) { _inner.SetException(exception); }
    }

    public struct AsyncVoidMethodBuilder
    {
        IAsyncStateMachine _box;
        SynchronizationContext _context;

        public static AsyncVoidMethodBuilder Create()
        {
            var builder = default(AsyncVoidMethodBuilder);
            builder._context = SynchronizationContext.Current;
            if (builder._context != null)
                builder._context.OperationStarted();
            return builder;
        }
        public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine { StateMachines.Start(ref stateMachine); }
        public void SetStateMachine(IAsyncStateMachine stateMachine) { _box = stateMachine; }
        public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine
        {
            awaiter.OnCompleted(StateMachines.Rest(ref awaiter, ref _box, ref stateMachine));
        }
        public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine
        {
            awaiter.UnsafeOnCompleted(StateMachines.Rest(ref awaiter, ref _box, ref stateMachine));
        }
        public void SetResult()
        {
            if (_context != null)
                _context.OperationCompleted();
        }
        // Nobody awaits an async void method, so its exception is unhandled on the context or on a pool thread.
        public void SetException(Exception exception)
        {
            if (_context != null)
            {
                _context.Post(state => { throw (Exception)state; }, exception);
                _context.OperationCompleted();
            }
            else
                Machine.QueuePoolItem((WaitCallback)(state => { throw (Exception)state; }), exception, null);
        }
    }

    public struct AsyncValueTaskMethodBuilder
    {
        AsyncTaskMethodBuilder<VoidTaskResult> _inner;
        public static AsyncValueTaskMethodBuilder Create()
        {
            var builder = default(AsyncValueTaskMethodBuilder);
            builder._inner = AsyncTaskMethodBuilder<VoidTaskResult>.Create();
            return builder;
        }
        public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine { StateMachines.Start(ref stateMachine); }
        public void SetStateMachine(IAsyncStateMachine stateMachine) { _inner.SetStateMachine(stateMachine); }
        public ValueTask Task
        {
            get
            {
                VoidTaskResult result;
                return EndedAtOnce<VoidTaskResult>.Take(_inner.Task, out result) ? default(ValueTask) : new ValueTask(_inner.Task);
            }
        }
        public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine { _inner.AwaitOnCompleted(ref awaiter, ref stateMachine); }
        public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine { _inner.AwaitUnsafeOnCompleted(ref awaiter, ref stateMachine); }
        public void SetResult()
        {
            _inner.NoteIfEndedAtOnce(default(VoidTaskResult));
            _inner.SetResult(default(VoidTaskResult));
        }
        public void SetException(Exception exception) { _inner.SetException(exception); }
    }

    public struct AsyncValueTaskMethodBuilder<TResult>
    {
        AsyncTaskMethodBuilder<TResult> _inner;
        public static AsyncValueTaskMethodBuilder<TResult> Create()
        {
            var builder = default(AsyncValueTaskMethodBuilder<TResult>);
            builder._inner = AsyncTaskMethodBuilder<TResult>.Create();
            return builder;
        }
        public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine { StateMachines.Start(ref stateMachine); }
        public void SetStateMachine(IAsyncStateMachine stateMachine) { _inner.SetStateMachine(stateMachine); }
        public ValueTask<TResult> Task
        {
            get
            {
                TResult result;
                return EndedAtOnce<TResult>.Take(_inner.Task, out result) ? new ValueTask<TResult>(result) : new ValueTask<TResult>(_inner.Task);
            }
        }
        public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine { _inner.AwaitOnCompleted(ref awaiter, ref stateMachine); }
        public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine { _inner.AwaitUnsafeOnCompleted(ref awaiter, ref stateMachine); }
        public void SetResult(TResult result)
        {
            _inner.NoteIfEndedAtOnce(result);
            _inner.SetResult(result);
        }
        public void SetException(Exception exception) { _inner.SetException(exception); }
    }
}
