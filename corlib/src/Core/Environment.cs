// The environment of the program, the collector, weak references.
using System.Collections;
using Machine = Fencepost.Runtime;

namespace System
{
    public static class Environment
    {
        public static string NewLine { get { return "\n"; } }
        public static int ProcessorCount { get { return 4; } }
        // The system has run for a day when a program first asks.
        public static int TickCount { get { return (int)TickCount64; } }
        public static long TickCount64 { get { return 86400000 + Machine.LogicalTimeMs(); } }
        public static int CurrentManagedThreadId
        {
            get
            {
                Machine.TellsThreads();
                return Machine.ThreadNumber(Machine.CurrentThreadHandle());
            }
        }
        public static int ExitCode { get { return Machine.GetExitCode(); } set { Machine.SetExitCode(value); } }
        public static bool HasShutdownStarted { get { return false; } }
        public static bool Is64BitProcess { get { return true; } }
        public static bool Is64BitOperatingSystem { get { return true; } }
        public static string MachineName { get { return "fencepost"; } }
        public static string UserName { get { return "user"; } }
        public static string StackTrace { get { return System.Reflection.NotModelled.Of<string>("Environment.StackTrace"); } }
        public static string CommandLine { get { return string.Join(" ", GetCommandLineArgs()); } }
        public static int ProcessId { get { return 1; } }
        public static Version Version { get { return new Version(10, 0, 0); } }
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
        public static T[] AllocateArray<T>(int length, bool pinned = false) { return new T[length]; }
        public static T[] AllocateUninitializedArray<T>(int length, bool pinned = false) { return new T[length]; }
        public static void AddMemoryPressure(long bytesAllocated) { }
        public static void RemoveMemoryPressure(long bytesAllocated) { }
    }

    // The target is kept alive: one of the behaviours that a real collector may show. Whoever finds it there relies on that.
    public class WeakReference
    {
        object _target;
        readonly bool _long;
        public WeakReference(object target) : this(target, false) { }
        public WeakReference(object target, bool trackResurrection)
        {
            _target = target;
            _long = trackResurrection;
        }
        public virtual object Target
        {
            get { return Found(_target); }
            set { _target = value; }
        }
        public virtual bool IsAlive { get { return Found(_target) != null; } }
        public virtual bool TrackResurrection { get { return _long; } }

        internal static T Found<T>(T target) where T : class
        {
            if (target != null)
                Machine.Relies(Machine.WeakReferencesAreStrong);
            return target;
        }
    }

    public sealed class WeakReference<T> where T : class
    {
        T _target;
        public WeakReference(T target) { _target = target; }
        public WeakReference(T target, bool trackResurrection) { _target = target; }
        public bool TryGetTarget(out T target)
        {
            target = WeakReference.Found(_target);
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

    public partial struct Guid : IEquatable<Guid>, IComparable<Guid>, IComparable, IFormattable
    {
        readonly long _high;
        readonly long _low;
        public static readonly Guid Empty;
        Guid(long high, long low)
        {
            _high = high;
            _low = low;
        }
        static class Made
        {
            // How many there are so far, known by a number that only grows.
            internal static readonly long[] Count = new long[1];
        }

        // Different from every other one, and the same in every run.
        public static Guid NewGuid()
        {
            Machine.AtomicBegin();
            long number = ++Made.Count[0];
            Machine.AtomicEnd();
            return new Guid(0x4000, long.MinValue + number);
        }

        // The sixteen hexadecimal digits of each half, as they are written.
        public Guid(string g)
        {
            if (!TryParse(g, out this))
                throw new FormatException(g.Trim().Length < 32 ? "Unrecognized Guid format." : "Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).");
        }
        public Guid(int a, short b, short c, byte d, byte e, byte f, byte g, byte h, byte i, byte j, byte k)
        {
            _high = (long)((ulong)(uint)a << 32 | (ulong)(ushort)b << 16 | (ushort)c);
            _low = (long)((ulong)d << 56 | (ulong)e << 48 | (ulong)f << 40 | (ulong)g << 32 | (ulong)h << 24 | (ulong)i << 16 | (ulong)j << 8 | k);
        }
        // The first three groups are stored with their low bytes first.
        public Guid(byte[] b) : this(BitConverter.ToInt32(b, 0), BitConverter.ToInt16(b, 4), BitConverter.ToInt16(b, 6), b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]) { }
        public byte[] ToByteArray()
        {
            var bytes = new byte[16];
            Array.Copy(BitConverter.GetBytes((int)(_high >> 32)), 0, bytes, 0, 4);
            Array.Copy(BitConverter.GetBytes((short)(_high >> 16)), 0, bytes, 4, 2);
            Array.Copy(BitConverter.GetBytes((short)_high), 0, bytes, 6, 2);
            for (int i = 0; i < 8; i++)
                bytes[8 + i] = (byte)(_low >> (56 - 8 * i));
            return bytes;
        }
        public static Guid Parse(string input) { return new Guid(input ?? throw new ArgumentNullException("input")); }
        public static bool TryParse(string input, out Guid result)
        {
            result = Empty;
            if (input == null)
                return false;
            string digits = input.Trim();
            if (digits.Length == 38 && (digits[0] == '{' && digits[37] == '}' || digits[0] == '(' && digits[37] == ')'))
                digits = digits.Substring(1, 36);
            if (digits.Length == 36 && digits[8] == '-' && digits[13] == '-' && digits[18] == '-' && digits[23] == '-')
                digits = digits.Replace("-", "");
            ulong high, low;
            if (digits.Length != 32 || !ulong.TryParse(digits.Substring(0, 16), Globalization.NumberStyles.AllowHexSpecifier, null, out high)
                || !ulong.TryParse(digits.Substring(16), Globalization.NumberStyles.AllowHexSpecifier, null, out low))
                return false;
            result = new Guid((long)high, (long)low);
            return true;
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
            if (format == "N" || format == "n")
                return digits;
            if (format == "B" || format == "b")
                return "{" + ToString("D") + "}";
            if (format == "P" || format == "p")
                return "(" + ToString("D") + ")";
            if (format == "X" || format == "x")
            {
                string text = "{0x" + digits.Substring(0, 8) + ",0x" + digits.Substring(8, 4) + ",0x" + digits.Substring(12, 4) + ",{";
                for (int i = 16; i < 32; i += 2)
                    text += (i > 16 ? ",0x" : "0x") + digits.Substring(i, 2);
                return text + "}}";
            }
            if (!string.IsNullOrEmpty(format) && format != "D" && format != "d")
                throw new FormatException("Format String can be only \"D\", \"d\", \"N\", \"n\", \"P\", \"p\", \"B\", \"b\", \"X\" or \"x\".");
            return digits.Substring(0, 8) + "-" + digits.Substring(8, 4) + "-" + digits.Substring(12, 4) + "-" + digits.Substring(16, 4) + "-" + digits.Substring(20);
        }
    }
}
