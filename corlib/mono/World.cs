// The outside world: console, environment, time, collection, assertions, exceptions.
using System;
using System.IO;
using System.Runtime.CompilerServices;
using System.Text;
using System.Threading;
using Machine = Fencepost.Runtime;

namespace Fencepost.StandIn
{
    internal static class System_Console
    {
        // Output is collected by the machine, so a writer needs no state.
        sealed class Writer : TextWriter
        {
            readonly int _stream;
            internal Writer(int stream) : base(null) { _stream = stream; }
            public override Encoding Encoding { get { return Encoding.UTF8; } }
            public override void Write(char value) { Machine.ConsoleWrite(_stream, value.ToString()); }
            public override void Write(string value) { Machine.ConsoleWrite(_stream, value); }
            public override void WriteLine(string value) { Machine.ConsoleWrite(_stream, value + "\n"); }
            public override void Write(char[] buffer, int index, int count) { Machine.ConsoleWrite(_stream, new string(buffer, index, count)); }
        }

        static class Writers
        {
            internal static readonly TextWriter Out = new Writer(1), Error = new Writer(2);
        }

        // Null until the program sends output elsewhere. Programs that never do are spared the look.
        static class Elsewhere
        {
            internal static TextWriter Out, Error;
        }

        static void Put(string text)
        {
            if (Machine.SetsConsole())
                get_Out().Write(text);
            else
                Machine.ConsoleWrite(1, text ?? "");
        }
        static void Line(string text)
        {
            if (Machine.SetsConsole())
                get_Out().WriteLine(text);
            else
                Machine.ConsoleWrite(1, text + "\n");
        }
        static string Text(object value) { return value == null ? "" : value.ToString(); }
        static string Text(char[] buffer) { return buffer == null ? "" : new string(buffer); }
        static string Formatted(string format, object[] arg) { return arg == null ? string.Format(format, null, null) : string.Format(format, arg); }

        static TextWriter get_Out() { return (Machine.SetsConsole() ? Volatile.Read(ref Elsewhere.Out) : null) ?? Writers.Out; }
        static TextWriter get_Error() { return (Machine.SetsConsole() ? Volatile.Read(ref Elsewhere.Error) : null) ?? Writers.Error; }
        static TextReader get_In() { return TextReader.Null; }
        static void SetOut(TextWriter newOut)
        {
            if (newOut == null)
                throw new ArgumentNullException("newOut");
            if (!Machine.SetsConsole())
                Machine.Unsupported("Console.SetOut that the program does not call by name");
            Volatile.Write(ref Elsewhere.Out, TextWriter.Synchronized(newOut));
        }
        static void SetError(TextWriter newError)
        {
            if (newError == null)
                throw new ArgumentNullException("newError");
            if (!Machine.SetsConsole())
                Machine.Unsupported("Console.SetError that the program does not call by name");
            Volatile.Write(ref Elsewhere.Error, TextWriter.Synchronized(newError));
        }
        static void SetIn(TextReader newIn) { Machine.Unsupported("Console.SetIn"); }
        static Stream OpenStandardOutput() { Machine.Unsupported("Console.OpenStandardOutput"); return null; }
        static Stream OpenStandardInput() { Machine.Unsupported("Console.OpenStandardInput"); return null; }
        static Stream OpenStandardError() { Machine.Unsupported("Console.OpenStandardError"); return null; }
        static int Read() { return -1; }
        static string ReadLine() { return null; }
        static ConsoleKeyInfo ReadKey() { Machine.Unsupported("Console.ReadKey"); return default(ConsoleKeyInfo); }
        static ConsoleKeyInfo ReadKey(bool intercept) { Machine.Unsupported("Console.ReadKey"); return default(ConsoleKeyInfo); }

        static void Write(bool value) { Put(value.ToString()); }
        static void Write(char value) { Put(value.ToString()); }
        static void Write(char[] buffer) { Put(Text(buffer)); }
        static void Write(decimal value) { Put(value.ToString()); }
        static void Write(double value) { Put(value.ToString()); }
        static void Write(int value) { Put(value.ToString()); }
        static void Write(long value) { Put(value.ToString()); }
        static void Write(object value) { Put(Text(value)); }
        static void Write(float value) { Put(value.ToString()); }
        static void Write(string value) { Put(value); }
        static void Write(uint value) { Put(value.ToString()); }
        static void Write(ulong value) { Put(value.ToString()); }
        static void Write(string format, object arg0) { Put(string.Format(format, arg0)); }
        static void Write(string format, object[] arg) { Put(Formatted(format, arg)); }
        static void Write(char[] buffer, int index, int count) { Put(new string(buffer, index, count)); }
        static void Write(string format, object arg0, object arg1) { Put(string.Format(format, arg0, arg1)); }
        static void Write(string format, object arg0, object arg1, object arg2) { Put(string.Format(format, arg0, arg1, arg2)); }
        static void WriteLine() { Put("\n"); }
        static void WriteLine(bool value) { Line(value.ToString()); }
        static void WriteLine(char value) { Line(value.ToString()); }
        static void WriteLine(char[] buffer) { Line(Text(buffer)); }
        static void WriteLine(decimal value) { Line(value.ToString()); }
        static void WriteLine(double value) { Line(value.ToString()); }
        static void WriteLine(int value) { Line(value.ToString()); }
        static void WriteLine(long value) { Line(value.ToString()); }
        static void WriteLine(object value) { Line(Text(value)); }
        static void WriteLine(float value) { Line(value.ToString()); }
        static void WriteLine(string value) { Line(value); }
        static void WriteLine(uint value) { Line(value.ToString()); }
        static void WriteLine(ulong value) { Line(value.ToString()); }
        static void WriteLine(string format, object arg0) { Line(string.Format(format, arg0)); }
        static void WriteLine(string format, object[] arg) { Line(Formatted(format, arg)); }
        static void WriteLine(char[] buffer, int index, int count) { Line(new string(buffer, index, count)); }
        static void WriteLine(string format, object arg0, object arg1) { Line(string.Format(format, arg0, arg1)); }
        static void WriteLine(string format, object arg0, object arg1, object arg2) { Line(string.Format(format, arg0, arg1, arg2)); }
    }

    internal static class System_Environment
    {
        static string GetNewLine() { return "\n"; }
        static string get_NewLine() { return "\n"; }
        static int get_TickCount() { return (int)(86400000 + Machine.LogicalTimeMs()); }
        static int get_ProcessorCount() { return 2; }
        static int get_ExitCode() { return Machine.GetExitCode(); }
        static void set_ExitCode(int value) { Machine.SetExitCode(value); }
        static void Exit(int exitCode) { Machine.Exit(exitCode); }
        static bool get_HasShutdownStarted() { return false; }
        static string[] GetCommandLineArgs()
        {
            string[] given = Machine.CommandLine();
            var all = new string[given.Length + 1];
            all[0] = "program";
            for (int i = 0; i < given.Length; i++)
                all[i + 1] = given[i];
            return all;
        }
        static string GetEnvironmentVariable(string variable) { return null; }
        static string get_MachineName() { return "machine"; }
        static string get_UserName() { return "user"; }
        static string get_StackTrace() { Machine.Unsupported("Environment.StackTrace"); return null; }
        static PlatformID get_Platform() { return PlatformID.Unix; }
        static void FailFast(string message) { Machine.FailFast(message); }
        static void FailFast(string message, Exception exception) { Machine.FailFast(message); }
        static int GetPageSize() { return 4096; }
    }

    internal static class System_Threading_PlatformHelper
    {
        static int get_ProcessorCount() { return 1; }
        static bool get_IsSingleProcessor() { return true; }
    }

    internal static class System_GC
    {
        static void Collect() { }
        static void Collect(int generation) { }
        static void SuppressFinalize(object obj) { }
        static void ReRegisterForFinalize(object obj) { }
        static void KeepAlive(object obj) { }
        static void WaitForPendingFinalizers() { }
        static int GetGeneration(object obj) { return 0; }
        static int CollectionCount(int generation) { return 0; }
        static long GetTotalMemory(bool forceFullCollection) { return 0; }
        static void AddMemoryPressure(long bytesAllocated) { }
        static void RemoveMemoryPressure(long bytesAllocated) { }
        // Nothing that a program can see is ever collected, so weak tables hold what they have.
        static void register_ephemeron_array(Ephemeron[] array) { }
        static object get_ephemeron_tombstone() { return Tombstone.Value; }
    }

    // What a weak table would find in place of a key that was collected.
    internal static class Tombstone
    {
        internal static readonly object Value = new object();
    }

    internal static class System_Exception
    {
        static string GetStackTrace(Exception self, bool needFileInfo) { return self._stackTraceString; }
        static void Init(Exception self) { self._HResult = unchecked((int)0x80131500); }
        static Type GetType(Exception self) { return Machine.TypeOf(self); }
        // Where an exception was thrown is not kept, so there is nothing to restore.
        static void RestoreExceptionDispatchInfo(Exception self, System.Runtime.ExceptionServices.ExceptionDispatchInfo exceptionDispatchInfo) { }
    }

    internal static class System_Runtime_ExceptionServices_ExceptionDispatchInfo
    {
        static void ctor(System.Runtime.ExceptionServices.ExceptionDispatchInfo self, Exception exception) { self.m_Exception = exception; }
    }

    internal static class System_DateTime
    {
        // Logical time counts from the beginning of the year 2000.
        static DateTime get_UtcNow() { return new DateTime(630822816000000000L + Machine.LogicalTimeMs() * 10000L, DateTimeKind.Utc); }
        static DateTime get_Now() { return new DateTime(630822816000000000L + Machine.LogicalTimeMs() * 10000L, DateTimeKind.Local); }
    }

    internal static class System_Diagnostics_Stopwatch
    {
        static long GetTimestamp() { return Machine.LogicalTimeMs() * 10000L; }
    }

    internal static class System_Diagnostics_Debug
    {
        static void Assert(bool condition) { if (!condition) Machine.AssertFailed(null); }
        static void Assert(bool condition, string message) { if (!condition) Machine.AssertFailed(message); }
        static void Assert(bool condition, string message, string detailMessage) { if (!condition) Machine.AssertFailed(message + " " + detailMessage); }
        static void Fail(string message) { Machine.AssertFailed(message); }
        static void Fail(string message, string detailMessage) { Machine.AssertFailed(message + " " + detailMessage); }
        static void Write(string message) { }
        static void WriteLine(string message) { }
        static void WriteLine(object value) { }
    }

    internal static class System_Diagnostics_Trace
    {
        static void Assert(bool condition) { if (!condition) Machine.AssertFailed(null); }
        static void Assert(bool condition, string message) { if (!condition) Machine.AssertFailed(message); }
        static void Assert(bool condition, string message, string detailMessage) { if (!condition) Machine.AssertFailed(message + " " + detailMessage); }
        static void Fail(string message) { Machine.AssertFailed(message); }
        static void Fail(string message, string detailMessage) { Machine.AssertFailed(message + " " + detailMessage); }
        static void Write(string message) { }
        static void WriteLine(string message) { }
        static void WriteLine(object value) { }
    }

    internal static class System_Diagnostics_Contracts_Contract
    {
        static void Assert(bool condition) { if (!condition) Machine.AssertFailed(null); }
        static void Assert(bool condition, string userMessage) { if (!condition) Machine.AssertFailed(userMessage); }
        static void Assume(bool condition) { Assert(condition); }
        static void Assume(bool condition, string userMessage) { Assert(condition, userMessage); }
    }
}

namespace Fencepost
{
    internal static partial class Faults
    {
        static void TypeInitialization(string typeName, object inner) { throw new TypeInitializationException(typeName, (Exception)inner); }
    }
}
