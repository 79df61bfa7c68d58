// Builders of async methods that would reuse their objects; nobody can tell that these do not.
using System.Threading.Tasks;

namespace System.Runtime.CompilerServices
{
    public struct PoolingAsyncValueTaskMethodBuilder
    {
        AsyncValueTaskMethodBuilder _inner;
        public static PoolingAsyncValueTaskMethodBuilder Create()
        {
            var builder = default(PoolingAsyncValueTaskMethodBuilder);
            builder._inner = AsyncValueTaskMethodBuilder.Create();
            return builder;
        }
        public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine { StateMachines.Start(ref stateMachine); }
        public void SetStateMachine(IAsyncStateMachine stateMachine) { _inner.SetStateMachine(stateMachine); }
        public ValueTask Task { get { return _inner.Task; } }
        public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine { _inner.AwaitOnCompleted(ref awaiter, ref stateMachine); }
        public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine { _inner.AwaitUnsafeOnCompleted(ref awaiter, ref stateMachine); }
        public void SetResult() { _inner.SetResult(); }
        public void SetException(Exception exception) { _inner.SetException(exception); }
    }

    public struct PoolingAsyncValueTaskMethodBuilder<TResult>
    {
        AsyncValueTaskMethodBuilder<TResult> _inner;
        public static PoolingAsyncValueTaskMethodBuilder<TResult> Create()
        {
            var builder = default(PoolingAsyncValueTaskMethodBuilder<TResult>);
            builder._inner = AsyncValueTaskMethodBuilder<TResult>.Create();
            return builder;
        }
        public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine { StateMachines.Start(ref stateMachine); }
        public void SetStateMachine(IAsyncStateMachine stateMachine) { _inner.SetStateMachine(stateMachine); }
        public ValueTask<TResult> Task { get { return _inner.Task; } }
        public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine { _inner.AwaitOnCompleted(ref awaiter, ref stateMachine); }
        public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine { _inner.AwaitUnsafeOnCompleted(ref awaiter, ref stateMachine); }
        public void SetResult(TResult result) { _inner.SetResult(result); }
        public void SetException(Exception exception) { _inner.SetException(exception); }
    }
}
