// What compilers call for async iterators.
using System.Runtime.CompilerServices;
using System.Runtime.ExceptionServices;
using System.Threading.Tasks;
using Machine = Fencepost.Runtime;

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

    // Setting the result and asking to be told are one step each, since they may come from two threads.
    public struct ManualResetValueTaskSourceCore<TResult>
    {
        Continuation _continuation;
        bool _completed;
        bool _told;
        TResult _result;
        Exception _error;
        short _version;

        public bool RunContinuationsAsynchronously { get; set; }
        public short Version { get { return _version; } }
        public void Reset()
        {
            _version++;
            _continuation = null;
            _completed = false;
            _told = false;
            _result = default(TResult);
            _error = null;
        }
        public void SetResult(TResult result) { Signal(result, null); }
        public void SetException(Exception error) { Signal(default(TResult), error); }
        void Signal(TResult result, Exception error)
        {
            Machine.AtomicBegin();
            bool first = !_completed;
            Continuation continuation = null;
            if (first)
            {
                _result = result;
                _error = error;
                _completed = true;
                continuation = _continuation;
            }
            Machine.AtomicEnd();
            if (!first)
                throw new InvalidOperationException();
            if (continuation == null)
                return;
            if (RunContinuationsAsynchronously)
                continuation.RunOnPool(null);
            else
                continuation.Run(null);
        }
        void Check(short token)
        {
            if (token != _version)
                throw new InvalidOperationException();
        }
        public ValueTaskSourceStatus GetStatus(short token)
        {
            Check(token);
            Machine.AtomicBegin();
            bool completed = _completed;
            Exception error = _error;
            Machine.AtomicEnd();
            if (!completed)
                return ValueTaskSourceStatus.Pending;
            if (error == null)
                return ValueTaskSourceStatus.Succeeded;
            return error is OperationCanceledException ? ValueTaskSourceStatus.Canceled : ValueTaskSourceStatus.Faulted;
        }
        public TResult GetResult(short token)
        {
            Check(token);
            Machine.AtomicBegin();
            bool completed = _completed;
            Exception error = _error;
            TResult result = _result;
            Machine.AtomicEnd();
            if (error != null)
                ExceptionDispatchInfo.Throw(error);
            if (!completed)
                throw new InvalidOperationException();
            return result;
        }
        public void OnCompleted(Action<object> continuation, object state, short token, ValueTaskSourceOnCompletedFlags flags)
        {
            if (continuation == null)
                throw new ArgumentNullException("continuation");
            Check(token);
            bool flows = (flags & ValueTaskSourceOnCompletedFlags.FlowExecutionContext) != 0;
            var added = new AwaitContinuation(() => continuation(state), (flags & ValueTaskSourceOnCompletedFlags.UseSchedulingContext) != 0, flows);
            Machine.AtomicBegin();
            bool second = _told;
            bool late = _completed;
            if (!second)
            {
                _told = true;
                _continuation = added;
            }
            Machine.AtomicEnd();
            if (second)
                throw new InvalidOperationException();
            if (late)
                added.Queue();
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
            awaiter.OnCompleted(StateMachines.Rest(ref awaiter, ref _box, ref stateMachine));
        }
        public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine
        {
            awaiter.UnsafeOnCompleted(StateMachines.Rest(ref awaiter, ref _box, ref stateMachine));
        }
        public void Complete() { }
    }
}
