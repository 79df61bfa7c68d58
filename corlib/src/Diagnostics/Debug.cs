// Assertions. A failed one is reported by the machine, and the execution ends there.
using System.Runtime.CompilerServices;
using Machine = Fencepost.Runtime;

namespace System.Diagnostics
{
    public static class Debug
    {
        public static bool AutoFlush { get { return true; } set { } }
        public static int IndentLevel { get { return 0; } set { } }
        public static int IndentSize { get { return 4; } set { } }
        [Conditional("DEBUG")] public static void Assert(bool condition) { if (!condition) Machine.AssertFailed(null); }
        [Conditional("DEBUG")] public static void Assert(bool condition, string message) { if (!condition) Machine.AssertFailed(message); }
        [Conditional("DEBUG")] public static void Assert(bool condition, string message, string detailMessage) { if (!condition) Machine.AssertFailed(message + "\n" + detailMessage); }
        [Conditional("DEBUG")] public static void Assert(bool condition, string message, string detailMessageFormat, params object[] args) { if (!condition) Machine.AssertFailed(message + "\n" + string.Format(detailMessageFormat, args)); }
        [Conditional("DEBUG")] public static void Assert(bool condition, ref AssertInterpolatedStringHandler message) { if (!condition) Machine.AssertFailed(message.Text); }
        [Conditional("DEBUG")] public static void Fail(string message) { Machine.AssertFailed(message); }
        [Conditional("DEBUG")] public static void Fail(string message, string detailMessage) { Machine.AssertFailed(message + "\n" + detailMessage); }
        [Conditional("DEBUG")] public static void Write(string message) { Traces.Say(message); }
        [Conditional("DEBUG")] public static void Write(object value) { Traces.Say(value?.ToString()); }
        [Conditional("DEBUG")] public static void Write(string message, string category) { Traces.Say(message); }
        [Conditional("DEBUG")] public static void Write(object value, string category) { Traces.Say(value?.ToString()); }
        [Conditional("DEBUG")] public static void WriteIf(bool condition, string message) { if (condition) Traces.Say(message); }
        [Conditional("DEBUG")] public static void WriteIf(bool condition, object value) { if (condition) Traces.Say(value?.ToString()); }
        [Conditional("DEBUG")] public static void WriteIf(bool condition, string message, string category) { if (condition) Traces.Say(message); }
        [Conditional("DEBUG")] public static void WriteIf(bool condition, object value, string category) { if (condition) Traces.Say(value?.ToString()); }
        [Conditional("DEBUG")] public static void WriteLine(string message) { Traces.Say(message); }
        [Conditional("DEBUG")] public static void WriteLine(object value) { Traces.Say(value?.ToString()); }
        [Conditional("DEBUG")] public static void WriteLine(string message, string category) { Traces.Say(message); }
        [Conditional("DEBUG")] public static void WriteLine(object value, string category) { Traces.Say(value?.ToString()); }
        [Conditional("DEBUG")] public static void WriteLineIf(bool condition, string message) { if (condition) Traces.Say(message); }
        [Conditional("DEBUG")] public static void WriteLineIf(bool condition, object value) { if (condition) Traces.Say(value?.ToString()); }
        [Conditional("DEBUG")] public static void WriteLineIf(bool condition, string message, string category) { if (condition) Traces.Say(message); }
        [Conditional("DEBUG")] public static void WriteLineIf(bool condition, object value, string category) { if (condition) Traces.Say(value?.ToString()); }
        [Conditional("DEBUG")] public static void WriteLine(string format, params object[] args) { Traces.Say(string.Format(format, args)); }
        [Conditional("DEBUG")] public static void Print(string message) { Traces.Say(message); }
        [Conditional("DEBUG")] public static void Print(string format, params object[] args) { Traces.Say(string.Format(format, args)); }
        [Conditional("DEBUG")] public static void Close() { }
        [Conditional("DEBUG")] public static void Flush() { }
        [Conditional("DEBUG")] public static void Indent() { }
        [Conditional("DEBUG")] public static void Unindent() { }

        // Newer compilers build the message of an assertion only when it fails.
        public struct AssertInterpolatedStringHandler
        {
            internal string Text;
            public AssertInterpolatedStringHandler(int literalLength, int formattedCount, bool condition, out bool shouldAppend)
            {
                Text = "";
                shouldAppend = !condition;
            }
            public void AppendLiteral(string value) { Text = Text + value; }
            public void AppendFormatted<T>(T value) { Add(value, 0, null); }
            public void AppendFormatted<T>(T value, string format) { Add(value, 0, format); }
            public void AppendFormatted<T>(T value, int alignment) { Add(value, alignment, null); }
            public void AppendFormatted<T>(T value, int alignment, string format) { Add(value, alignment, format); }
            public void AppendFormatted(string value) { Text = Text + value; }
            public void AppendFormatted(string value, int alignment = 0, string format = null) { Add(value, alignment, format); }
            public void AppendFormatted(ReadOnlySpan<char> value) { Text = Text + value.ToString(); }
            public void AppendFormatted(ReadOnlySpan<char> value, int alignment = 0, string format = null) { Add(value.ToString(), alignment, format); }
            public void AppendFormatted(object value, int alignment = 0, string format = null) { Add(value, alignment, format); }
            void Add(object value, int alignment, string format)
            {
                Text = Text + System.Text.CompositeFormatter.Align(System.Text.CompositeFormatter.FormatValue(null, value, format), alignment);
            }
        }
    }

    public static class Trace
    {
        public static bool AutoFlush { get { return true; } set { } }
        public static int IndentLevel { get { return 0; } set { } }
        public static int IndentSize { get { return 4; } set { } }
        [Conditional("TRACE")] public static void Assert(bool condition) { if (!condition) Machine.AssertFailed(null); }
        [Conditional("TRACE")] public static void Assert(bool condition, string message) { if (!condition) Machine.AssertFailed(message); }
        [Conditional("TRACE")] public static void Assert(bool condition, string message, string detailMessage) { if (!condition) Machine.AssertFailed(message + "\n" + detailMessage); }
        [Conditional("TRACE")] public static void Fail(string message) { Machine.AssertFailed(message); }
        [Conditional("TRACE")] public static void Fail(string message, string detailMessage) { Machine.AssertFailed(message + "\n" + detailMessage); }
        [Conditional("TRACE")] public static void Write(string message) { Traces.Say(message); }
        [Conditional("TRACE")] public static void Write(object value) { Traces.Say(value); }
        [Conditional("TRACE")] public static void Write(string message, string category) { Traces.Say(message); }
        [Conditional("TRACE")] public static void Write(object value, string category) { Traces.Say(value); }
        [Conditional("TRACE")] public static void WriteIf(bool condition, string message) { if (condition) Traces.Say(message); }
        [Conditional("TRACE")] public static void WriteIf(bool condition, object value) { if (condition) Traces.Say(value); }
        [Conditional("TRACE")] public static void WriteIf(bool condition, string message, string category) { if (condition) Traces.Say(message); }
        [Conditional("TRACE")] public static void WriteIf(bool condition, object value, string category) { if (condition) Traces.Say(value); }
        [Conditional("TRACE")] public static void WriteLine(string message) { Traces.Say(message); }
        [Conditional("TRACE")] public static void WriteLine(object value) { Traces.Say(value); }
        [Conditional("TRACE")] public static void WriteLine(string message, string category) { Traces.Say(message); }
        [Conditional("TRACE")] public static void WriteLine(object value, string category) { Traces.Say(value); }
        [Conditional("TRACE")] public static void WriteLineIf(bool condition, string message) { if (condition) Traces.Say(message); }
        [Conditional("TRACE")] public static void WriteLineIf(bool condition, object value) { if (condition) Traces.Say(value); }
        [Conditional("TRACE")] public static void WriteLineIf(bool condition, string message, string category) { if (condition) Traces.Say(message); }
        [Conditional("TRACE")] public static void WriteLineIf(bool condition, object value, string category) { if (condition) Traces.Say(value); }
        [Conditional("TRACE")] public static void TraceInformation(string message) { Traces.Say(message); }
        [Conditional("TRACE")] public static void TraceInformation(string format, params object[] args) { Traces.Say(format, args); }
        [Conditional("TRACE")] public static void TraceWarning(string message) { Traces.Say(message); }
        [Conditional("TRACE")] public static void TraceWarning(string format, params object[] args) { Traces.Say(format, args); }
        [Conditional("TRACE")] public static void TraceError(string message) { Traces.Say(message); }
        [Conditional("TRACE")] public static void TraceError(string format, params object[] args) { Traces.Say(format, args); }
        [Conditional("TRACE")] public static void Indent() { }
        [Conditional("TRACE")] public static void Unindent() { }
        [Conditional("TRACE")] public static void Close() { }
        [Conditional("TRACE")] public static void Flush() { }
    }

    // Nobody sees the text, but code of the program that makes it runs: for Trace inside the one lock that all of it takes.
    static class Traces
    {
        static readonly object s_lock = new object();
        internal static void Say(string message)
        {
            if (Machine.LocksTraces())
                lock (s_lock) { }
        }
        internal static void Say(object value)
        {
            if (value is string || value == null)
            {
                Say((string)value);
                return;
            }
            if (!Machine.LocksTraces())
            {
                value.ToString();
                return;
            }
            lock (s_lock)
                value.ToString();
        }
        internal static void Say(string format, object[] args)
        {
            if (args == null)
            {
                Say(format);
                return;
            }
            if (!Machine.LocksTraces())
            {
                string.Format(format, args);
                return;
            }
            lock (s_lock)
                string.Format(format, args);
        }
    }

    public static class Debugger
    {
        public static bool IsAttached { get { return false; } }
        public static bool Launch() { return false; }
        public static void Break() { }
        public static void Log(int level, string category, string message) { }
    }

    public class Stopwatch
    {
        public static readonly long Frequency = 10000000;
        public static readonly bool IsHighResolution = true;
        // Ticks until it was last stopped. The machine counts while it runs.
        long _elapsed;

        public static long GetTimestamp() { return Environment.TickCount64 * 10000; }
        public static TimeSpan GetElapsedTime(long startingTimestamp) { return new TimeSpan(GetTimestamp() - startingTimestamp); }
        public static TimeSpan GetElapsedTime(long startingTimestamp, long endingTimestamp) { return new TimeSpan(endingTimestamp - startingTimestamp); }
        public static Stopwatch StartNew()
        {
            var watch = new Stopwatch();
            watch.Start();
            return watch;
        }
        public bool IsRunning { get { return Machine.WatchAge(this) >= 0; } }
        public long ElapsedTicks
        {
            get
            {
                long age = Machine.WatchAge(this);
                return age < 0 ? _elapsed : _elapsed + age * 10000;
            }
        }
        public long ElapsedMilliseconds { get { return ElapsedTicks / 10000; } }
        public TimeSpan Elapsed { get { return new TimeSpan(ElapsedTicks); } }
        public void Start() { Machine.StartWatch(this); }
        public void Stop()
        {
            long age = Machine.StopWatch(this);
            if (age > 0)
                _elapsed += age * 10000;
        }
        public void Reset()
        {
            Machine.StopWatch(this);
            _elapsed = 0;
        }
        public void Restart()
        {
            Reset();
            Start();
        }
    }
}

namespace System.Diagnostics.Contracts
{
    public static class Contract
    {
        [Conditional("DEBUG"), Conditional("CONTRACTS_FULL")] public static void Assert(bool condition) { if (!condition) Machine.AssertFailed(null); }
        [Conditional("DEBUG"), Conditional("CONTRACTS_FULL")] public static void Assert(bool condition, string userMessage) { if (!condition) Machine.AssertFailed(userMessage); }
        [Conditional("DEBUG"), Conditional("CONTRACTS_FULL")] public static void Assume(bool condition) { if (!condition) Machine.AssertFailed(null); }
        [Conditional("DEBUG"), Conditional("CONTRACTS_FULL")] public static void Assume(bool condition, string userMessage) { if (!condition) Machine.AssertFailed(userMessage); }
        [Conditional("CONTRACTS_FULL")] public static void Requires(bool condition) { if (!condition) Machine.AssertFailed(null); }
        [Conditional("CONTRACTS_FULL")] public static void Requires(bool condition, string userMessage) { if (!condition) Machine.AssertFailed(userMessage); }
        // Postconditions need a rewriter, and without one they do nothing.
        [Conditional("CONTRACTS_FULL")] public static void Ensures(bool condition) { }
        [Conditional("CONTRACTS_FULL")] public static void Invariant(bool condition) { }
        [Conditional("CONTRACTS_FULL")] public static void EndContractBlock() { }
        public static T Result<T>() { return default(T); }
    }
}
