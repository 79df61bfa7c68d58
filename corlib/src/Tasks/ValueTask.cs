// Value tasks: a result, a task, or a source that somebody wrote by hand.
using System.Runtime.CompilerServices;
using System.Threading.Tasks.Sources;

namespace System.Threading.Tasks
{
    [AsyncMethodBuilder(typeof(AsyncValueTaskMethodBuilder))]
    public readonly struct ValueTask : IEquatable<ValueTask>
    {
        // Null for success, else a Task or an IValueTaskSource.
        readonly object _source;
        readonly short _token;

        public ValueTask(Task task)
        {
            _source = task ?? throw new ArgumentNullException("task");
            _token = 0;
        }
        public ValueTask(IValueTaskSource source, short token)
        {
            _source = source ?? throw new ArgumentNullException("source");
            _token = token;
        }

        public static ValueTask CompletedTask { get { return default(ValueTask); } }
        public static ValueTask<TResult> FromResult<TResult>(TResult result) { return new ValueTask<TResult>(result); }
        public static ValueTask<TResult> FromException<TResult>(Exception exception) { return new ValueTask<TResult>(Task.FromException<TResult>(exception)); }
        public static ValueTask<TResult> FromCanceled<TResult>(CancellationToken cancellationToken) { return new ValueTask<TResult>(Task.FromCanceled<TResult>(cancellationToken)); }
        public static ValueTask FromException(Exception exception) { return new ValueTask(Task.FromException(exception)); }
        public static ValueTask FromCanceled(CancellationToken cancellationToken) { return new ValueTask(Task.FromCanceled(cancellationToken)); }

        ValueTaskSourceStatus SourceStatus
        {
            get
            {
                if (_source == null)
                    return ValueTaskSourceStatus.Succeeded;
                var task = _source as Task;
                return task != null ? TaskSource.StatusOf(task, _token) : ((IValueTaskSource)_source).GetStatus(_token);
            }
        }
        internal bool HasTask { get { return _source is Task; } }
        public bool IsCompleted { get { return SourceStatus != ValueTaskSourceStatus.Pending; } }
        public bool IsCompletedSuccessfully { get { return SourceStatus == ValueTaskSourceStatus.Succeeded; } }
        public bool IsFaulted { get { return SourceStatus == ValueTaskSourceStatus.Faulted; } }
        public bool IsCanceled { get { return SourceStatus == ValueTaskSourceStatus.Canceled; } }
        public Task AsTask()
        {
            if (_source == null)
                return Task.CompletedTask;
            if (_token == Once && _source is Task)
                ((ITakenOnce)_source).HandOver();
            return _source as Task ?? TaskSource.ToTask((IValueTaskSource)_source, _token);
        }
        public ValueTask Preserve() { return _source == null ? this : new ValueTask(AsTask()); }
        // Of an operation whose result may be asked for once.
        internal static ValueTask TakenOnce(Task task) { return new ValueTask(task, Once); }
        ValueTask(Task task, short token)
        {
            _source = task;
            _token = token;
        }
        internal const short Once = 1;

        internal void GetResult()
        {
            if (_source == null)
                return;
            var task = _source as Task;
            if (task != null && _token == Once)
                ((ITakenOnce)task).Take();
            if (task != null)
                task.GetResultOrThrow();
            else
                ((IValueTaskSource)_source).GetResult(_token);
        }
        internal void OnCompleted(Action continuation, bool capture)
        {
            var task = _source == null ? Task.CompletedTask : _source as Task;
            if (task != null)
                AwaitContinuation.After(task, continuation, capture);
            else
                ((IValueTaskSource)_source).OnCompleted(state => ((InContext)state).Resume(), new InContext(continuation), _token, capture ? ValueTaskSourceOnCompletedFlags.UseSchedulingContext : ValueTaskSourceOnCompletedFlags.None);
        }
        public ValueTaskAwaiter GetAwaiter() { return new ValueTaskAwaiter(this, true); }
        public ConfiguredValueTaskAwaitable ConfigureAwait(bool continueOnCapturedContext) { return new ConfiguredValueTaskAwaitable(this, continueOnCapturedContext); }
        public bool Equals(ValueTask other) { return _source == other._source && _token == other._token; }
        public override bool Equals(object obj) { return obj is ValueTask && Equals((ValueTask)obj); }
        public override int GetHashCode() { return _source == null ? 0 : _source.GetHashCode(); }
        public static bool operator ==(ValueTask left, ValueTask right) { return left.Equals(right); }
        public static bool operator !=(ValueTask left, ValueTask right) { return !left.Equals(right); }
    }

    // What a source of value tasks is given to go on with: the rest of a method, which takes its context along.
    sealed class InContext
    {
        readonly Action _rest;
        readonly ExecutionContext _context;
        internal InContext(Action rest)
        {
            _rest = rest ?? throw new ArgumentNullException("continuation");
            _context = ExecutionContext.Flowing();
        }
        internal void Resume()
        {
            ExecutionContext found = ExecutionContext.CurrentOrNull();
            ExecutionContext.SetCurrent(_context);
            _rest();
            ExecutionContext.SetCurrent(found);
        }
    }

    [AsyncMethodBuilder(typeof(AsyncValueTaskMethodBuilder<>))]
    public readonly struct ValueTask<TResult> : IEquatable<ValueTask<TResult>>
    {
        readonly object _source;
        readonly TResult _result;
        readonly short _token;

        public ValueTask(TResult result)
        {
            _source = null;
            _result = result;
            _token = 0;
        }
        public ValueTask(Task<TResult> task)
        {
            _source = task ?? throw new ArgumentNullException("task");
            _result = default(TResult);
            _token = 0;
        }
        public ValueTask(IValueTaskSource<TResult> source, short token)
        {
            _source = source ?? throw new ArgumentNullException("source");
            _result = default(TResult);
            _token = token;
        }

        ValueTaskSourceStatus SourceStatus
        {
            get
            {
                if (_source == null)
                    return ValueTaskSourceStatus.Succeeded;
                var task = _source as Task;
                return task != null ? TaskSource.StatusOf(task, _token) : ((IValueTaskSource<TResult>)_source).GetStatus(_token);
            }
        }
        public bool IsCompleted { get { return SourceStatus != ValueTaskSourceStatus.Pending; } }
        public bool IsCompletedSuccessfully { get { return SourceStatus == ValueTaskSourceStatus.Succeeded; } }
        public bool IsFaulted { get { return SourceStatus == ValueTaskSourceStatus.Faulted; } }
        public bool IsCanceled { get { return SourceStatus == ValueTaskSourceStatus.Canceled; } }
        public TResult Result { get { return GetResult(); } }
        public Task<TResult> AsTask()
        {
            if (_source == null)
                return Task.FromResult(_result);
            if (_token == ValueTask.Once && _source is Task)
                ((ITakenOnce)_source).HandOver();
            return _source as Task<TResult> ?? TaskSource.ToTask((IValueTaskSource<TResult>)_source, _token);
        }
        public ValueTask<TResult> Preserve() { return _source == null ? this : new ValueTask<TResult>(AsTask()); }
        internal static ValueTask<TResult> TakenOnce(Task<TResult> task) { return new ValueTask<TResult>(task, ValueTask.Once); }
        ValueTask(Task<TResult> task, short token)
        {
            _source = task;
            _result = default(TResult);
            _token = token;
        }

        internal TResult GetResult()
        {
            if (_source == null)
                return _result;
            var task = _source as Task<TResult>;
            if (task == null)
                return ((IValueTaskSource<TResult>)_source).GetResult(_token);
            if (_token == ValueTask.Once)
                ((ITakenOnce)task).Take();
            task.GetResultOrThrow();
            return task._result;
        }
        internal void OnCompleted(Action continuation, bool capture)
        {
            var task = _source == null ? Task.CompletedTask : _source as Task;
            if (task != null)
                AwaitContinuation.After(task, continuation, capture);
            else
                ((IValueTaskSource<TResult>)_source).OnCompleted(state => ((InContext)state).Resume(), new InContext(continuation), _token, capture ? ValueTaskSourceOnCompletedFlags.UseSchedulingContext : ValueTaskSourceOnCompletedFlags.None);
        }
        public ValueTaskAwaiter<TResult> GetAwaiter() { return new ValueTaskAwaiter<TResult>(this, true); }
        public ConfiguredValueTaskAwaitable<TResult> ConfigureAwait(bool continueOnCapturedContext) { return new ConfiguredValueTaskAwaitable<TResult>(this, continueOnCapturedContext); }
        public bool Equals(ValueTask<TResult> other)
        {
            return _source == other._source && _token == other._token && System.Collections.Generic.EqualityComparer<TResult>.Default.Equals(_result, other._result);
        }
        public override bool Equals(object obj) { return obj is ValueTask<TResult> && Equals((ValueTask<TResult>)obj); }
        public override int GetHashCode() { return _source == null ? (_result == null ? 0 : _result.GetHashCode()) : _source.GetHashCode(); }
        public static bool operator ==(ValueTask<TResult> left, ValueTask<TResult> right) { return left.Equals(right); }
        public static bool operator !=(ValueTask<TResult> left, ValueTask<TResult> right) { return !left.Equals(right); }
        public override string ToString() { return IsCompletedSuccessfully ? GetResult()?.ToString() : ""; }
    }

    // A task whose result a value task may give out once.
    interface ITakenOnce
    {
        void Take();
        // A task that stands for the operation takes the result from here on.
        void HandOver();
        // Nobody may ask about an operation whose result was taken.
        void CheckTaken();
    }

    static class TaskSource
    {
        internal static ValueTaskSourceStatus StatusOf(Task task, short token)
        {
            int completed = Volatile.Read(ref task._completed);
            if (completed != 0 && token == ValueTask.Once)
                ((ITakenOnce)task).CheckTaken();
            switch (completed)
            {
                case 0: return ValueTaskSourceStatus.Pending;
                case (int)TaskStatus.RanToCompletion: return ValueTaskSourceStatus.Succeeded;
                case (int)TaskStatus.Canceled: return ValueTaskSourceStatus.Canceled;
                default: return ValueTaskSourceStatus.Faulted;
            }
        }

        internal static async Task ToTask(IValueTaskSource source, short token) { await new ValueTask(source, token); }
        internal static async Task<TResult> ToTask<TResult>(IValueTaskSource<TResult> source, short token) { return await new ValueTask<TResult>(source, token); }
    }
}

namespace System.Runtime.CompilerServices
{
    using System.Threading.Tasks;

    public readonly struct ValueTaskAwaiter : ICriticalNotifyCompletion, ISeesToContext
    {
        readonly ValueTask _value;
        readonly bool _capture;
        internal ValueTaskAwaiter(ValueTask value, bool capture)
        {
            _value = value;
            _capture = capture;
        }
        public bool IsCompleted { get { return _value.IsCompleted; } }
        public void GetResult() { _value.GetResult(); }
        public void OnCompleted(Action continuation) { _value.OnCompleted(continuation, _capture); }
        public void UnsafeOnCompleted(Action continuation) { _value.OnCompleted(continuation, _capture); }
    }

    public readonly struct ValueTaskAwaiter<TResult> : ICriticalNotifyCompletion, ISeesToContext
    {
        readonly ValueTask<TResult> _value;
        readonly bool _capture;
        internal ValueTaskAwaiter(ValueTask<TResult> value, bool capture)
        {
            _value = value;
            _capture = capture;
        }
        public bool IsCompleted { get { return _value.IsCompleted; } }
        public TResult GetResult() { return _value.GetResult(); }
        public void OnCompleted(Action continuation) { _value.OnCompleted(continuation, _capture); }
        public void UnsafeOnCompleted(Action continuation) { _value.OnCompleted(continuation, _capture); }
    }

    public readonly struct ConfiguredValueTaskAwaitable
    {
        readonly ValueTask _value;
        readonly bool _capture;
        internal ConfiguredValueTaskAwaitable(ValueTask value, bool capture)
        {
            _value = value;
            _capture = capture;
        }
        public ConfiguredValueTaskAwaiter GetAwaiter() { return new ConfiguredValueTaskAwaiter(_value, _capture); }

        public readonly struct ConfiguredValueTaskAwaiter : ICriticalNotifyCompletion, ISeesToContext
        {
            readonly ValueTask _value;
            readonly bool _capture;
            internal ConfiguredValueTaskAwaiter(ValueTask value, bool capture)
            {
                _value = value;
                _capture = capture;
            }
            public bool IsCompleted { get { return _value.IsCompleted; } }
            public void GetResult() { _value.GetResult(); }
            public void OnCompleted(Action continuation) { _value.OnCompleted(continuation, _capture); }
            public void UnsafeOnCompleted(Action continuation) { _value.OnCompleted(continuation, _capture); }
        }
    }

    public readonly struct ConfiguredValueTaskAwaitable<TResult>
    {
        readonly ValueTask<TResult> _value;
        readonly bool _capture;
        internal ConfiguredValueTaskAwaitable(ValueTask<TResult> value, bool capture)
        {
            _value = value;
            _capture = capture;
        }
        public ConfiguredValueTaskAwaiter GetAwaiter() { return new ConfiguredValueTaskAwaiter(_value, _capture); }

        public readonly struct ConfiguredValueTaskAwaiter : ICriticalNotifyCompletion, ISeesToContext
        {
            readonly ValueTask<TResult> _value;
            readonly bool _capture;
            internal ConfiguredValueTaskAwaiter(ValueTask<TResult> value, bool capture)
            {
                _value = value;
                _capture = capture;
            }
            public bool IsCompleted { get { return _value.IsCompleted; } }
            public TResult GetResult() { return _value.GetResult(); }
            public void OnCompleted(Action continuation) { _value.OnCompleted(continuation, _capture); }
            public void UnsafeOnCompleted(Action continuation) { _value.OnCompleted(continuation, _capture); }
        }
    }
}
