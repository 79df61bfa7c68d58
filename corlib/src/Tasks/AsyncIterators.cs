// What compilers call for async iterators.
using System.Runtime.CompilerServices;
using System.Runtime.ExceptionServices;
using System.Threading.Tasks;

namespace System.Threading.Tasks.Sources
{
    public enum ValueTaskSourceStatus { Pending, Succeeded, Faulted, Canceled }

    [Flags]
    public enum ValueTaskSourceOnCompletedFlags { None, UseSchedulingContext, FlowExecutionContext }

    public interface IValueTaskSource
    {
        ValueTaskSourceStatus GetStatus(short token);
        void OnCompleted(Action<object> continuation, object state, short token, ValueTaskSourceOnCompletedFlags flags);
        void GetResult(short token);
    }

    public interface IValueTaskSource<out TResult>
    {
        ValueTaskSourceStatus GetStatus(short token);
        void OnCompleted(Action<object> continuation, object state, short token, ValueTaskSourceOnCompletedFlags flags);
        TResult GetResult(short token);
    }

    // The current round is a promise of its own; Reset starts the next one.
    public struct ManualResetValueTaskSourceCore<TResult>
    {
        TaskCompletionSource<TResult> _round;
        short _version;

        TaskCompletionSource<TResult> Round { get { return _round ?? (_round = new TaskCompletionSource<TResult>()); } }
        public bool RunContinuationsAsynchronously { get; set; }
        public short Version { get { return _version; } }
        public void Reset()
        {
            _version++;
            _round = new TaskCompletionSource<TResult>();
        }
        public void SetResult(TResult result) { Round.SetResult(result); }
        public void SetException(Exception error) { Round.SetException(error); }
        void Check(short token)
        {
            if (token != _version)
                throw new InvalidOperationException();
        }
        public ValueTaskSourceStatus GetStatus(short token)
        {
            Check(token);
            return TaskSource.StatusOf(Round.Task);
        }
        public TResult GetResult(short token)
        {
            Check(token);
            Round.Task.GetResultOrThrow();
            return Round.Task._result;
        }
        public void OnCompleted(Action<object> continuation, object state, short token, ValueTaskSourceOnCompletedFlags flags)
        {
            Check(token);
            AwaitContinuation.After(Round.Task, () => continuation(state), (flags & ValueTaskSourceOnCompletedFlags.UseSchedulingContext) != 0);
        }
    }
}

namespace System.Runtime.CompilerServices
{
    public struct AsyncIteratorMethodBuilder
    {
        IAsyncStateMachine _box;
        public static AsyncIteratorMethodBuilder Create() { return default(AsyncIteratorMethodBuilder); }
        public void MoveNext<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine { StateMachines.Start(ref stateMachine); }
        public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine
        {
            awaiter.OnCompleted(StateMachines.Resume(ref _box, ref stateMachine));
        }
        public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine
        {
            awaiter.UnsafeOnCompleted(StateMachines.Resume(ref _box, ref stateMachine));
        }
        public void Complete() { }
    }
}
