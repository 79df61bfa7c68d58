// Lazy initialisation.
using System.Runtime.CompilerServices;
using System.Runtime.ExceptionServices;
using System.Threading;
using Machine = Fencepost.Runtime;

namespace System.Threading
{
    public enum LazyThreadSafetyMode { None, PublicationOnly, ExecutionAndPublication }

    public static class LazyInitializer
    {
        public static T EnsureInitialized<T>(ref T target) where T : class { return EnsureInitialized(ref target, () => Activator.CreateInstance<T>()); }
        public static T EnsureInitialized<T>(ref T target, Func<T> valueFactory) where T : class
        {
            T value = Volatile.Read(ref target);
            if (value != null)
                return value;
            value = valueFactory();
            if (value == null)
                throw new InvalidOperationException("ValueFactory returned null.");
            return Interlocked.CompareExchange(ref target, value, null) ?? value;
        }
        public static T EnsureInitialized<T>(ref T target, ref object syncLock, Func<T> valueFactory) where T : class
        {
            T value = Volatile.Read(ref target);
            if (value != null)
                return value;
            lock (EnsureInitialized(ref syncLock, () => new object()))
            {
                if (target == null)
                {
                    value = valueFactory();
                    if (value == null)
                        throw new InvalidOperationException("ValueFactory returned null.");
                    Volatile.Write(ref target, value);
                }
                return target;
            }
        }
        public static T EnsureInitialized<T>(ref T target, ref bool initialized, ref object syncLock)
        {
            return EnsureInitialized(ref target, ref initialized, ref syncLock, () => Activator.CreateInstance<T>());
        }
        public static T EnsureInitialized<T>(ref T target, ref bool initialized, ref object syncLock, Func<T> valueFactory)
        {
            if (Volatile.Read(ref initialized))
                return target;
            lock (EnsureInitialized(ref syncLock, () => new object()))
            {
                if (!initialized)
                {
                    target = valueFactory();
                    Volatile.Write(ref initialized, true);
                }
                return target;
            }
        }
    }
}

namespace System
{
    public class Lazy<T>
    {
        // The state of a lazy value: what the factory gave, or what it threw.
        sealed class Outcome
        {
            internal readonly T Value;
            internal readonly Exception Failure;
            internal Outcome(T value, Exception failure)
            {
                Value = value;
                Failure = failure;
            }
        }

        Outcome _outcome;
        readonly Func<T> _factory;
        readonly LazyThreadSafetyMode _mode;
        // Held while a constructor makes the value. What a constructor throws is not kept, so the next one tries again.
        readonly object _gate;
        // The mark of the thread that runs the factory, and whether it has finished.
        object _runner;
        int _finished;

        public Lazy() : this(null, LazyThreadSafetyMode.ExecutionAndPublication, true) { }
        public Lazy(T value)
        {
            _outcome = new Outcome(value, null);
        }
        public Lazy(bool isThreadSafe) : this(null, Mode(isThreadSafe), true) { }
        public Lazy(LazyThreadSafetyMode mode) : this(null, mode, true) { }
        public Lazy(Func<T> valueFactory) : this(valueFactory, LazyThreadSafetyMode.ExecutionAndPublication, false) { }
        public Lazy(Func<T> valueFactory, bool isThreadSafe) : this(valueFactory, Mode(isThreadSafe), false) { }
        public Lazy(Func<T> valueFactory, LazyThreadSafetyMode mode) : this(valueFactory, mode, false) { }
        Lazy(Func<T> valueFactory, LazyThreadSafetyMode mode, bool useConstructor)
        {
            if (valueFactory == null && !useConstructor)
                throw new ArgumentNullException("valueFactory");
            if (mode < LazyThreadSafetyMode.None || mode > LazyThreadSafetyMode.ExecutionAndPublication)
                throw new ArgumentOutOfRangeException("mode", "The mode argument specifies an invalid value.");
            _factory = valueFactory ?? Construct;
            _mode = mode;
            _gate = useConstructor ? new object() : null;
        }

        static LazyThreadSafetyMode Mode(bool safe) { return safe ? LazyThreadSafetyMode.ExecutionAndPublication : LazyThreadSafetyMode.None; }

        public bool IsValueCreated
        {
            get
            {
                Outcome outcome = Volatile.Read(ref _outcome);
                return outcome != null && outcome.Failure == null;
            }
        }

        public T Value
        {
            get
            {
                Outcome outcome = Volatile.Read(ref _outcome) ?? Create();
                if (outcome.Failure != null)
                    ExceptionDispatchInfo.Throw(outcome.Failure);
                return outcome.Value;
            }
        }

        Outcome Create()
        {
            if (_mode == LazyThreadSafetyMode.PublicationOnly)
            {
                // Everybody may run the factory, the first result stays, and failures are not kept.
                var mine = new Outcome(_factory(), null);
                return Interlocked.CompareExchange(ref _outcome, mine, null) ?? mine;
            }
            if (_gate != null)
                return CreateByConstructor();
            object me = ThreadMark.OfThisThread;
            Machine.AtomicBegin();
            Outcome outcome = _outcome;
            bool recursive = _runner == me;
            // Without thread safety nobody waits for anybody.
            bool mayRun = outcome == null && !recursive && (_runner == null || _mode == LazyThreadSafetyMode.None);
            if (mayRun)
                _runner = me;
            Machine.AtomicEnd();
            if (outcome != null)
                return outcome;
            if (recursive)
                throw new InvalidOperationException("ValueFactory attempted to access the Value property of this instance.");
            if (mayRun)
                return Run();
            Machine.WaitCellThenBegin(ref _finished, Machine.UntilDiffers, 0, Timeout.Infinite);
            outcome = _outcome;
            Machine.AtomicEnd();
            return outcome;
        }

        static T Construct()
        {
            try
            {
                return Activator.CreateInstance<T>();
            }
            catch (MissingMethodException)
            {
                throw new MissingMemberException("The lazily-initialized type does not have a public, parameterless constructor.");
            }
        }

        Outcome CreateByConstructor()
        {
            if (_mode == LazyThreadSafetyMode.None)
                return _outcome = new Outcome(_factory(), null);
            lock (_gate)
                return _outcome ?? (_outcome = new Outcome(_factory(), null));
        }

        Outcome Run()
        {
            Outcome outcome;
            try
            {
                outcome = new Outcome(_factory(), null);
            }
            catch (Exception e)
            {
                outcome = new Outcome(default(T), e);
            }
            Machine.AtomicBegin();
            _outcome = outcome;
            _runner = null;
            _finished = 1;
            Machine.AtomicEnd();
            return outcome;
        }

        public override string ToString() { return IsValueCreated ? Value.ToString() : "Value is not created."; }
    }
}
