// Values per thread and per flow of control.
using System.Collections.Generic;
using Machine = Fencepost.Runtime;

namespace System.Threading
{
    public class ThreadLocal<T> : IDisposable
    {
        // Every thread has its own list of slots, which no other thread sees.
        sealed class Slot
        {
            internal ThreadLocal<T> Owner;
            internal T Value;
            internal Slot Next;
        }

        [ThreadStatic] static Slot s_first;
        readonly Func<T> _factory;
        readonly List<Slot> _all;
        bool _disposed;

        public ThreadLocal() { }
        public ThreadLocal(bool trackAllValues) { _all = trackAllValues ? new List<Slot>() : null; }
        public ThreadLocal(Func<T> valueFactory) { _factory = valueFactory ?? throw new ArgumentNullException("valueFactory"); }
        public ThreadLocal(Func<T> valueFactory, bool trackAllValues) : this(trackAllValues)
        {
            _factory = valueFactory ?? throw new ArgumentNullException("valueFactory");
        }

        Slot Find()
        {
            if (_disposed)
                throw new ObjectDisposedException(null, "The ThreadLocal object has been disposed.");
            Slot slot = s_first;
            while (slot != null && slot.Owner != this)
                slot = slot.Next;
            return slot;
        }

        void Add(T value)
        {
            Machine.TellsThreads();
            var slot = new Slot { Owner = this, Value = value, Next = s_first };
            s_first = slot;
            if (_all == null)
                return;
            lock (_all)
                _all.Add(slot);
        }

        public bool IsValueCreated { get { return Find() != null; } }
        public T Value
        {
            get
            {
                Slot slot = Find();
                if (slot != null)
                    return slot.Value;
                T value = _factory == null ? default(T) : _factory();
                if (Find() != null)
                    throw new InvalidOperationException("ValueFactory attempted to access the Value property of this instance.");
                Add(value);
                return value;
            }
            set
            {
                Slot slot = Find();
                if (slot != null)
                    slot.Value = value;
                else
                    Add(value);
            }
        }
        public IList<T> Values
        {
            get
            {
                if (_all == null)
                    throw new InvalidOperationException("The ThreadLocal object is not tracking values. To use the Values property, use a ThreadLocal constructor that accepts the trackAllValues parameter and set the parameter to true.");
                var values = new List<T>();
                lock (_all)
                {
                    foreach (Slot slot in _all)
                        values.Add(slot.Value);
                }
                return values;
            }
        }
        public override string ToString() { return Value.ToString(); }
        public void Dispose() { Dispose(true); }
        protected virtual void Dispose(bool disposing) { _disposed = true; }
    }

    // A context is an immutable list of values; a change makes a new one for the current flow.
    public sealed class ExecutionContext : IDisposable
    {
        [ThreadStatic] static ExecutionContext s_current;
        internal readonly object _key;
        internal readonly object _value;
        internal readonly ExecutionContext _next;

        internal ExecutionContext(object key, object value, ExecutionContext next)
        {
            _key = key;
            _value = value;
            _next = next;
        }

        [ThreadStatic] static bool s_suppressed;

        internal static ExecutionContext CurrentOrNull() { return s_current; }
        // What goes along to another thread.
        internal static ExecutionContext Flowing() { return s_suppressed ? null : s_current; }
        public static AsyncFlowControl SuppressFlow()
        {
            if (s_suppressed)
                throw new InvalidOperationException("Context flow is already suppressed.");
            s_suppressed = true;
            return new AsyncFlowControl(Thread.Current);
        }
        public static void RestoreFlow()
        {
            if (!s_suppressed)
                throw new InvalidOperationException("Cannot restore context flow when it is not suppressed.");
            s_suppressed = false;
        }
        internal static void SetCurrent(ExecutionContext context)
        {
            ExecutionContext previous = s_current;
            if (previous == context)
                return;
            s_current = context;
            // Those who asked are told of values that are different now.
            for (ExecutionContext c = previous; c != null; c = c._next)
            {
                if (c._key is IAsyncLocal)
                    ((IAsyncLocal)c._key).Moved(c._value, Find(context, c._key));
            }
            for (ExecutionContext c = context; c != null; c = c._next)
            {
                if (c._key is IAsyncLocal && Entry(previous, c._key) == null)
                    ((IAsyncLocal)c._key).Moved(null, c._value);
            }
        }
        static ExecutionContext Entry(ExecutionContext context, object key)
        {
            while (context != null && context._key != key)
                context = context._next;
            return context;
        }
        internal static object Find(ExecutionContext context, object key)
        {
            ExecutionContext entry = Entry(context, key);
            return entry == null ? null : entry._value;
        }
        // Of AsyncLocal.Value, which tells about its change itself.
        internal static void Replace(ExecutionContext context) { s_current = context; }
        public static ExecutionContext Capture() { return s_suppressed ? null : s_current ?? new ExecutionContext(null, null, null); }
        public static void Restore(ExecutionContext executionContext)
        {
            if (executionContext == null)
                throw new InvalidOperationException("Cannot apply a context that has been marshaled across AppDomains, that was not acquired through a Capture operation or that has already been the argument to a Set call.");
            SetCurrent(executionContext);
        }
        public static bool IsFlowSuppressed() { return s_suppressed; }
        public ExecutionContext CreateCopy() { return this; }
        public void Dispose() { }
        public static void Run(ExecutionContext executionContext, ContextCallback callback, object state)
        {
            if (executionContext == null)
                throw new InvalidOperationException("Cannot call Set on a null context.");
            ExecutionContext saved = s_current;
            bool suppressed = s_suppressed;
            SetCurrent(executionContext);
            s_suppressed = false;
            try
            {
                callback(state);
            }
            finally
            {
                SetCurrent(saved);
                s_suppressed = suppressed;
            }
        }
    }

    public delegate void ContextCallback(object state);

    public struct AsyncFlowControl : IEquatable<AsyncFlowControl>, IDisposable
    {
        Thread _thread;
        internal AsyncFlowControl(Thread thread) { _thread = thread; }
        public void Undo()
        {
            if (_thread == null)
                throw new InvalidOperationException("AsyncFlowControl object can be used only once to call Undo().");
            if (_thread != Thread.Current)
                throw new InvalidOperationException("AsyncFlowControl object must be used on the thread where it was created.");
            _thread = null;
            ExecutionContext.RestoreFlow();
        }
        public void Dispose() { Undo(); }
        public bool Equals(AsyncFlowControl obj) { return _thread == obj._thread; }
        public override bool Equals(object obj) { return obj is AsyncFlowControl && Equals((AsyncFlowControl)obj); }
        public override int GetHashCode() { return _thread == null ? 0 : _thread.GetHashCode(); }
        public static bool operator ==(AsyncFlowControl a, AsyncFlowControl b) { return a.Equals(b); }
        public static bool operator !=(AsyncFlowControl a, AsyncFlowControl b) { return !a.Equals(b); }
    }

    // A local that somebody wants to hear about.
    interface IAsyncLocal { void Moved(object previous, object current); }

    public sealed class AsyncLocal<T> : IAsyncLocal
    {
        readonly Action<AsyncLocalValueChangedArgs<T>> _changed;

        public AsyncLocal() { }
        public AsyncLocal(Action<AsyncLocalValueChangedArgs<T>> valueChangedHandler) { _changed = valueChangedHandler; }

        public T Value
        {
            get
            {
                object value = Find();
                return value == null ? default(T) : (T)value;
            }
            set
            {
                object previous = Find(), current = value;
                // The same object is no change. A value in a new box is another object.
                if (previous == current)
                    return;
                // The old entry goes, so that a context never grows beyond the number of locals.
                ExecutionContext.Replace(new ExecutionContext(this, current, Without(ExecutionContext.CurrentOrNull())));
                _changed?.Invoke(new AsyncLocalValueChangedArgs<T>(previous == null ? default(T) : (T)previous, value, false));
            }
        }

        object Find()
        {
            ExecutionContext c = ExecutionContext.CurrentOrNull();
            while (c != null && c._key != this)
                c = c._next;
            return c?._value;
        }

        void IAsyncLocal.Moved(object previous, object current)
        {
            if (_changed != null && previous != current)
                _changed(new AsyncLocalValueChangedArgs<T>(previous == null ? default(T) : (T)previous, current == null ? default(T) : (T)current, true));
        }

        ExecutionContext Without(ExecutionContext context)
        {
            if (context == null)
                return null;
            if (context._key == this)
                return context._next;
            return new ExecutionContext(context._key, context._value, Without(context._next));
        }
    }

    public struct AsyncLocalValueChangedArgs<T>
    {
        public T PreviousValue { get; }
        public T CurrentValue { get; }
        public bool ThreadContextChanged { get; }
        internal AsyncLocalValueChangedArgs(T previousValue, T currentValue, bool contextChanged)
        {
            PreviousValue = previousValue;
            CurrentValue = currentValue;
            ThreadContextChanged = contextChanged;
        }
    }

    public delegate void SendOrPostCallback(object state);

    public class SynchronizationContext
    {
        [ThreadStatic] static SynchronizationContext s_current;
        // Whether it is no more than the thread pool.
        internal readonly bool IsPlain;
        internal readonly System.Runtime.CompilerServices.Elsewhere Elsewhere;
        public SynchronizationContext()
        {
            IsPlain = GetType() == typeof(SynchronizationContext);
            Elsewhere = new System.Runtime.CompilerServices.Elsewhere();
        }
        public static SynchronizationContext Current { get { return s_current; } }
        public static void SetSynchronizationContext(SynchronizationContext syncContext) { s_current = syncContext; }
        public virtual void Send(SendOrPostCallback d, object state) { d(state); }
        public virtual void Post(SendOrPostCallback d, object state) { ThreadPool.QueueUserWorkItem(each => d(each), state); }
        public virtual void OperationStarted() { }
        public virtual void OperationCompleted() { }
        public virtual SynchronizationContext CreateCopy() { return new SynchronizationContext(); }
    }
}
