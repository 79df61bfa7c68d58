// Exception and those of its descendants that carry data.
using System.Collections;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using Machine = Fencepost.Runtime;

namespace System
{
    public class Exception : System.Runtime.Serialization.ISerializable
    {
        // The machine reads _message and _innerException when it reports an exception, and fills in _stackTrace where the
        // program's own code may ask for it.
        internal string _message;
        internal Exception _innerException;
        internal string _stackTrace;
        // What a class that failed because of this exception is known by.
        internal TypeInitializationException _initialization;
        IDictionary _data;
        string _helpLink;
        string _source;

        public Exception() { HResult = unchecked((int)0x80131500); }
        public Exception(string message) : this() { _message = message; }
        public Exception(string message, Exception innerException) : this()
        {
            _message = message;
            _innerException = innerException;
        }

        public virtual string Message
        {
            get { return _message ?? "Exception of type '" + GetType().FullName + "' was thrown."; }
        }

        public Exception InnerException { get { return _innerException; } }
        public int HResult { get; set; }
        public virtual string StackTrace { get { return _stackTrace; } }
        public virtual string HelpLink { get { return _helpLink; } set { _helpLink = value; } }
        // Where it was thrown is known as text only.
        public virtual string Source
        {
            get { return _source != null || _stackTrace == null ? _source : System.Reflection.NotModelled.Of<string>("Exception.Source"); }
            set { _source = value; }
        }
        public System.Reflection.MethodBase TargetSite
        {
            get { return _stackTrace == null ? null : System.Reflection.NotModelled.Of<System.Reflection.MethodBase>("Exception.TargetSite"); }
        }
        public virtual IDictionary Data { get { return _data ?? (_data = new Hashtable()); } }
        public new Type GetType() { return Machine.TypeOf(this); }

        public virtual Exception GetBaseException()
        {
            Exception e = this;
            while (e._innerException != null)
                e = e._innerException;
            return e;
        }

        public override string ToString()
        {
            string text = GetType().ToString();
            string message = Message;
            if (!string.IsNullOrEmpty(message))
                text = text + ": " + message;
            if (_innerException != null)
                text = text + "\n ---> " + _innerException.ToString() + "\n   --- End of inner exception stack trace ---";
            if (!string.IsNullOrEmpty(StackTrace))
                text = text + "\n" + StackTrace;
            return text;
        }
    }

    public class ArgumentException : SystemException
    {
        readonly string _paramName;
        public ArgumentException() : this("Value does not fall within the expected range.") { }
        public ArgumentException(string message) : base(message) { HResult = unchecked((int)0x80070057); }
        public ArgumentException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80070057); }
        public ArgumentException(string message, string paramName) : this(message) { _paramName = paramName; }
        public ArgumentException(string message, string paramName, Exception innerException) : this(message, innerException) { _paramName = paramName; }
        public virtual string ParamName { get { return _paramName; } }
        public override string Message
        {
            get { return string.IsNullOrEmpty(_paramName) ? base.Message : base.Message + " (Parameter '" + _paramName + "')"; }
        }
        public static void ThrowIfNullOrEmpty(string argument, string paramName = null)
        {
            if (argument == null)
                throw new ArgumentNullException(paramName);
            if (argument.Length == 0)
                throw new ArgumentException("The value cannot be an empty string.", paramName);
        }
        public static void ThrowIfNullOrWhiteSpace(string argument, string paramName = null)
        {
            if (argument == null)
                throw new ArgumentNullException(paramName);
            if (string.IsNullOrWhiteSpace(argument))
                throw new ArgumentException("The value cannot be an empty string or composed entirely of whitespace.", paramName);
        }
    }

    public class ArgumentNullException : ArgumentException
    {
        public ArgumentNullException() : base("Value cannot be null.") { HResult = unchecked((int)0x80004003); }
        public ArgumentNullException(string paramName) : base("Value cannot be null.", paramName) { HResult = unchecked((int)0x80004003); }
        public ArgumentNullException(string paramName, string message) : base(message, paramName) { HResult = unchecked((int)0x80004003); }
        public ArgumentNullException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80004003); }
        public static void ThrowIfNull(object argument, string paramName = null)
        {
            if (argument == null)
                throw new ArgumentNullException(paramName);
        }
    }

    public class ArgumentOutOfRangeException : ArgumentException
    {
        readonly object _actualValue;
        const string Text = "Specified argument was out of the range of valid values.";
        public ArgumentOutOfRangeException() : base(Text) { HResult = unchecked((int)0x80131502); }
        public ArgumentOutOfRangeException(string paramName) : base(Text, paramName) { HResult = unchecked((int)0x80131502); }
        public ArgumentOutOfRangeException(string paramName, string message) : base(message, paramName) { HResult = unchecked((int)0x80131502); }
        public ArgumentOutOfRangeException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131502); }
        public ArgumentOutOfRangeException(string paramName, object actualValue, string message) : base(message, paramName)
        {
            _actualValue = actualValue;
            HResult = unchecked((int)0x80131502);
        }
        public virtual object ActualValue { get { return _actualValue; } }
        public override string Message
        {
            get { return _actualValue == null ? base.Message : base.Message + "\nActual value was " + _actualValue.ToString() + "."; }
        }
        public static void ThrowIfEqual<T>(T value, T other, string paramName = null)
        {
            if (System.Collections.Generic.EqualityComparer<T>.Default.Equals(value, other))
                throw new ArgumentOutOfRangeException(paramName, value, paramName + " ('" + Shown(value) + "') must not be equal to '" + Shown(other) + "'.");
        }
        public static void ThrowIfNotEqual<T>(T value, T other, string paramName = null)
        {
            if (!System.Collections.Generic.EqualityComparer<T>.Default.Equals(value, other))
                throw new ArgumentOutOfRangeException(paramName, value, paramName + " ('" + Shown(value) + "') must be equal to '" + Shown(other) + "'.");
        }
        static string Shown<T>(T value) { return value == null ? "null" : value.ToString(); }
        public static void ThrowIfNegative<T>(T value, string paramName = null) where T : IComparable<T>
        {
            if (value.CompareTo(default(T)) < 0)
                throw new ArgumentOutOfRangeException(paramName, value, paramName + " ('" + value + "') must be a non-negative value.");
        }
        public static void ThrowIfNegativeOrZero<T>(T value, string paramName = null) where T : IComparable<T>
        {
            if (value.CompareTo(default(T)) <= 0)
                throw new ArgumentOutOfRangeException(paramName, value, paramName + " ('" + value + "') must be a non-negative and non-zero value.");
        }
        public static void ThrowIfZero<T>(T value, string paramName = null) where T : IComparable<T>
        {
            if (value.CompareTo(default(T)) == 0)
                throw new ArgumentOutOfRangeException(paramName, value, paramName + " ('" + value + "') must be a non-zero value.");
        }
        public static void ThrowIfGreaterThan<T>(T value, T other, string paramName = null) where T : IComparable<T>
        {
            if (value.CompareTo(other) > 0)
                throw new ArgumentOutOfRangeException(paramName, value, paramName + " ('" + value + "') must be less than or equal to '" + other + "'.");
        }
        public static void ThrowIfGreaterThanOrEqual<T>(T value, T other, string paramName = null) where T : IComparable<T>
        {
            if (value.CompareTo(other) >= 0)
                throw new ArgumentOutOfRangeException(paramName, value, paramName + " ('" + value + "') must be less than '" + other + "'.");
        }
        public static void ThrowIfLessThan<T>(T value, T other, string paramName = null) where T : IComparable<T>
        {
            if (value.CompareTo(other) < 0)
                throw new ArgumentOutOfRangeException(paramName, value, paramName + " ('" + value + "') must be greater than or equal to '" + other + "'.");
        }
        public static void ThrowIfLessThanOrEqual<T>(T value, T other, string paramName = null) where T : IComparable<T>
        {
            if (value.CompareTo(other) <= 0)
                throw new ArgumentOutOfRangeException(paramName, value, paramName + " ('" + value + "') must be greater than '" + other + "'.");
        }
    }

    public class DuplicateWaitObjectException : ArgumentException
    {
        public DuplicateWaitObjectException() : base("Duplicate objects in argument.") { }
        public DuplicateWaitObjectException(string parameterName) : base("Duplicate objects in argument.", parameterName) { }
    }

    public class ObjectDisposedException : InvalidOperationException
    {
        readonly string _objectName;
        const string Text = "Cannot access a disposed object.";
        public ObjectDisposedException(string objectName) : this(objectName, Text) { }
        public ObjectDisposedException(string objectName, string message) : base(message)
        {
            _objectName = objectName;
            HResult = unchecked((int)0x80131622);
        }
        public ObjectDisposedException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131622); }
        public string ObjectName { get { return _objectName ?? ""; } }
        public override string Message
        {
            get { return string.IsNullOrEmpty(_objectName) ? base.Message : base.Message + "\nObject name: '" + _objectName + "'."; }
        }
        public static void ThrowIf(bool condition, object instance)
        {
            if (condition)
                throw new ObjectDisposedException(instance == null ? null : instance.GetType().FullName);
        }
        public static void ThrowIf(bool condition, Type type)
        {
            if (condition)
                throw new ObjectDisposedException(type == null ? null : type.FullName);
        }
    }

    public sealed class TypeInitializationException : SystemException
    {
        public TypeInitializationException(string fullTypeName, Exception innerException)
            : base("The type initializer for '" + fullTypeName + "' threw an exception.", innerException)
        {
            TypeName = fullTypeName;
            HResult = unchecked((int)0x80131534);
        }
        public string TypeName { get; }
    }

    public class OperationCanceledException : SystemException
    {
        const string Text = "The operation was canceled.";
        public OperationCanceledException() : this(Text) { }
        public OperationCanceledException(string message) : base(message) { HResult = unchecked((int)0x8013153B); }
        public OperationCanceledException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x8013153B); }
        public OperationCanceledException(System.Threading.CancellationToken token) : this(Text) { CancellationToken = token; }
        public OperationCanceledException(string message, System.Threading.CancellationToken token) : this(message) { CancellationToken = token; }
        public OperationCanceledException(string message, Exception innerException, System.Threading.CancellationToken token) : this(message, innerException) { CancellationToken = token; }
        public System.Threading.CancellationToken CancellationToken { get; }
    }

    public class AggregateException : Exception
    {
        readonly Exception[] _inner;
        const string Text = "One or more errors occurred.";

        public AggregateException() : this(Text) { }
        public AggregateException(string message) : base(message) { _inner = new Exception[0]; }
        public AggregateException(string message, Exception innerException) : base(message, innerException ?? throw new ArgumentNullException("innerException"))
        {
            _inner = new Exception[] { innerException };
        }
        public AggregateException(params Exception[] innerExceptions) : this(Text, innerExceptions) { }
        public AggregateException(IEnumerable<Exception> innerExceptions) : this(Text, innerExceptions) { }
        public AggregateException(string message, IEnumerable<Exception> innerExceptions)
            : this(message, new List<Exception>(innerExceptions ?? throw new ArgumentNullException("innerExceptions")).ToArray()) { }
        public AggregateException(string message, params Exception[] innerExceptions) : base(message)
        {
            if (innerExceptions == null)
                throw new ArgumentNullException("innerExceptions");
            // Written out, because copying arrays of any type would seem to touch any array.
            _inner = new Exception[innerExceptions.Length];
            for (int i = 0; i < _inner.Length; i++)
                _inner[i] = innerExceptions[i] ?? throw new ArgumentException("An element of innerExceptions was null.");
            if (_inner.Length > 0)
                _innerException = _inner[0];
        }

        public ReadOnlyCollection<Exception> InnerExceptions { get { return new ReadOnlyCollection<Exception>(_inner); } }

        public AggregateException Flatten()
        {
            var flat = new List<Exception>();
            AddFlat(flat);
            return new AggregateException(base.Message, flat.ToArray());
        }

        void AddFlat(List<Exception> flat)
        {
            foreach (Exception e in _inner)
            {
                var nested = e as AggregateException;
                if (nested != null)
                    nested.AddFlat(flat);
                else
                    flat.Add(e);
            }
        }

        public void Handle(Func<Exception, bool> predicate)
        {
            if (predicate == null)
                throw new ArgumentNullException("predicate");
            List<Exception> unhandled = null;
            foreach (Exception e in _inner)
            {
                if (!predicate(e))
                    (unhandled ?? (unhandled = new List<Exception>())).Add(e);
            }
            if (unhandled != null)
                throw new AggregateException(Message, unhandled.ToArray());
        }

        public override Exception GetBaseException()
        {
            Exception e = this;
            for (var a = this; a != null && a._inner.Length == 1; a = e as AggregateException)
                e = e.InnerException;
            return e;
        }

        public override string Message
        {
            get
            {
                if (_inner.Length == 0)
                    return base.Message;
                string text = base.Message + " ";
                foreach (Exception e in _inner)
                    text = text + "(" + e.Message + ") ";
                return text.Substring(0, text.Length - 1);
            }
        }

        public override string ToString()
        {
            string text = base.ToString();
            // The first one is part of the text already.
            for (int i = 1; i < _inner.Length; i++)
                text = text + "\n ---> (Inner Exception #" + i.ToString() + ") " + _inner[i].ToString() + "<---\n";
            return text;
        }
    }
}

namespace System.Threading
{
    public class AbandonedMutexException : SystemException
    {
        const string Text = "The wait completed due to an abandoned mutex.";
        public AbandonedMutexException() : base(Text) { MutexIndex = -1; }
        public AbandonedMutexException(string message) : base(message) { MutexIndex = -1; }
        public AbandonedMutexException(string message, Exception inner) : base(message, inner) { MutexIndex = -1; }
        public AbandonedMutexException(int location, WaitHandle handle) : base(Text)
        {
            MutexIndex = location;
            Mutex = handle as Mutex;
        }
        public int MutexIndex { get; }
        public Mutex Mutex { get; }
    }
}

namespace System.Threading.Tasks
{
    public class TaskCanceledException : OperationCanceledException
    {
        const string Text = "A task was canceled.";
        public TaskCanceledException() : base(Text) { }
        public TaskCanceledException(string message) : base(message) { }
        public TaskCanceledException(string message, Exception innerException) : base(message, innerException) { }
        public TaskCanceledException(string message, Exception innerException, CancellationToken token) : base(message, innerException, token) { }
        public TaskCanceledException(Task task) : base(Text, task == null ? default(CancellationToken) : task.CancellationToken) { Task = task; }
        public Task Task { get; }
    }
}

namespace System.Reflection
{
    public sealed class TargetInvocationException : ApplicationException
    {
        public TargetInvocationException(Exception inner) : base("Exception has been thrown by the target of an invocation.", inner) { }
        public TargetInvocationException(string message, Exception inner) : base(message, inner) { }
    }
}

namespace System.Runtime.CompilerServices
{
    public sealed class RuntimeWrappedException : Exception
    {
        public RuntimeWrappedException(object thrownObject) : base("An object that does not derive from System.Exception has been wrapped in a RuntimeWrappedException.")
        {
            WrappedException = thrownObject;
        }
        public object WrappedException { get; }
    }

    public sealed class SwitchExpressionException : InvalidOperationException
    {
        public SwitchExpressionException() : base("Non-exhaustive switch expression failed to match its input.") { }
        public SwitchExpressionException(object unmatchedValue) : this() { UnmatchedValue = unmatchedValue; }
        public SwitchExpressionException(string message) : base(message) { }
        public object UnmatchedValue { get; }
        public override string Message
        {
            get { return UnmatchedValue == null ? base.Message : base.Message + "\nUnmatched value was " + UnmatchedValue.ToString() + "."; }
        }
    }
}
