// The environment of the program, the collector, weak references.
using System.Collections;
using Machine = Fencepost.Runtime;

namespace System
{
    public static class Environment
    {
        public static string NewLine { get { return "\n"; } }
        public static int ProcessorCount { get { return 4; } }
        public static int TickCount { get { return (int)Machine.LogicalTimeMs(); } }
        public static long TickCount64 { get { return Machine.LogicalTimeMs(); } }
        public static int CurrentManagedThreadId { get { return Machine.ThreadNumber(Machine.CurrentThreadHandle()); } }
        public static int ExitCode { get { return Machine.GetExitCode(); } set { Machine.SetExitCode(value); } }
        public static bool HasShutdownStarted { get { return false; } }
        public static bool Is64BitProcess { get { return true; } }
        public static bool Is64BitOperatingSystem { get { return true; } }
        public static string MachineName { get { return "fencepost"; } }
        public static string UserName { get { return "user"; } }
        public static string StackTrace { get { return ""; } }
        public static string CommandLine { get { return string.Join(" ", GetCommandLineArgs()); } }
        public static int ProcessId { get { return 1; } }
        public static Version Version { get { return new Version(4, 0, 30319, 42000); } }
        public static void Exit(int exitCode) { Machine.Exit(exitCode); }
        public static void FailFast(string message) { Machine.FailFast(message); }
        public static void FailFast(string message, Exception exception) { Machine.FailFast(message); }
        public static string GetEnvironmentVariable(string variable) { return null; }
        public static string[] GetCommandLineArgs()
        {
            string[] arguments = Machine.CommandLine();
            var all = new string[arguments.Length + 1];
            all[0] = "program";
            Array.CopyItems(arguments, 0, all, 1, arguments.Length);
            return all;
        }
    }

    public sealed class Version : IComparable, IComparable<Version>, IEquatable<Version>
    {
        public int Major { get; }
        public int Minor { get; }
        public int Build { get; } = -1;
        public int Revision { get; } = -1;
        public Version(int major, int minor)
        {
            Major = major;
            Minor = minor;
        }
        public Version(int major, int minor, int build) : this(major, minor) { Build = build; }
        public Version(int major, int minor, int build, int revision) : this(major, minor, build) { Revision = revision; }
        public int CompareTo(Version value)
        {
            if ((object)value == null)
                return 1;
            if (Major != value.Major)
                return Major.CompareTo(value.Major);
            if (Minor != value.Minor)
                return Minor.CompareTo(value.Minor);
            return Build != value.Build ? Build.CompareTo(value.Build) : Revision.CompareTo(value.Revision);
        }
        public int CompareTo(object version) { return CompareTo((Version)version); }
        public bool Equals(Version obj) { return (object)obj != null && CompareTo(obj) == 0; }
        public override bool Equals(object obj) { return Equals(obj as Version); }
        public override int GetHashCode() { return HashCode.Combine(Major, Minor, Build, Revision); }
        public override string ToString()
        {
            string text = Major + "." + Minor;
            if (Build >= 0)
                text = text + "." + Build;
            return Revision >= 0 ? text + "." + Revision : text;
        }
    }

    public enum GCCollectionMode { Default, Forced, Optimized }

    // The machine collects on its own; nothing a program can see depends on it.
    public static class GC
    {
        public static int MaxGeneration { get { return 2; } }
        public static void Collect() { }
        public static void Collect(int generation) { }
        public static void Collect(int generation, GCCollectionMode mode) { }
        public static void WaitForPendingFinalizers() { }
        public static void SuppressFinalize(object obj) { }
        public static void ReRegisterForFinalize(object obj) { }
        public static void KeepAlive(object obj) { }
        public static int GetGeneration(object obj) { return 0; }
        public static int CollectionCount(int generation) { return 0; }
        public static long GetTotalMemory(bool forceFullCollection) { return 0; }
        public static void AddMemoryPressure(long bytesAllocated) { }
        public static void RemoveMemoryPressure(long bytesAllocated) { }
    }

    // The target is kept alive: one of the behaviours that a real collector may show.
    public class WeakReference
    {
        public WeakReference(object target) { Target = target; }
        public WeakReference(object target, bool trackResurrection) { Target = target; }
        public virtual object Target { get; set; }
        public virtual bool IsAlive { get { return Target != null; } }
        public virtual bool TrackResurrection { get { return false; } }
    }

    public sealed class WeakReference<T> where T : class
    {
        T _target;
        public WeakReference(T target) { _target = target; }
        public WeakReference(T target, bool trackResurrection) { _target = target; }
        public bool TryGetTarget(out T target)
        {
            target = _target;
            return target != null;
        }
        public void SetTarget(T target) { _target = target; }
    }

    public sealed class AppDomain
    {
        static readonly AppDomain s_current = new AppDomain();
        public static AppDomain CurrentDomain { get { return s_current; } }
        public string FriendlyName { get { return "program"; } }
        public string BaseDirectory { get { return "/"; } }
        // An unhandled exception is a violation where it happens, so no handler is ever called.
        public event UnhandledExceptionEventHandler UnhandledException { add { } remove { } }
        public event EventHandler ProcessExit { add { } remove { } }
    }

    public struct Guid : IEquatable<Guid>, IComparable<Guid>
    {
        readonly long _high;
        readonly long _low;
        public static readonly Guid Empty;
        Guid(long high, long low)
        {
            _high = high;
            _low = low;
        }
        // Fixed, because runs must repeat: a program that needs fresh identifiers is told so.
        public static Guid NewGuid()
        {
            Machine.Unsupported("Guid.NewGuid");
            return Empty;
        }
        public bool Equals(Guid g) { return _high == g._high && _low == g._low; }
        public override bool Equals(object o) { return o is Guid && Equals((Guid)o); }
        public override int GetHashCode() { return _high.GetHashCode() ^ _low.GetHashCode(); }
        public int CompareTo(Guid value) { return _high != value._high ? ((ulong)_high).CompareTo((ulong)value._high) : ((ulong)_low).CompareTo((ulong)value._low); }
        public static bool operator ==(Guid a, Guid b) { return a.Equals(b); }
        public static bool operator !=(Guid a, Guid b) { return !a.Equals(b); }
        public override string ToString() { return ToString("D"); }
        public string ToString(string format)
        {
            string digits = _high.ToString("x16") + _low.ToString("x16");
            if (format == "N")
                return digits;
            return digits.Substring(0, 8) + "-" + digits.Substring(8, 4) + "-" + digits.Substring(12, 4) + "-" + digits.Substring(16, 4) + "-" + digits.Substring(20);
        }
    }
}
