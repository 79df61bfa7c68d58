// What the platform says about itself: always the same, whatever the checker runs on.
namespace System.Runtime.InteropServices
{
    public enum Architecture { X86, X64, Arm, Arm64, Wasm, S390x, LoongArch64, Armv6, Ppc64le, RiscV64 }

    public readonly struct OSPlatform : IEquatable<OSPlatform>
    {
        readonly string _name;
        OSPlatform(string name)
        {
            ArgumentException.ThrowIfNullOrEmpty(name, "osPlatform");
            _name = name;
        }
        public static OSPlatform FreeBSD { get { return new OSPlatform("FREEBSD"); } }
        public static OSPlatform Linux { get { return new OSPlatform("LINUX"); } }
        public static OSPlatform OSX { get { return new OSPlatform("OSX"); } }
        public static OSPlatform Windows { get { return new OSPlatform("WINDOWS"); } }
        public static OSPlatform Create(string osPlatform) { return new OSPlatform(osPlatform); }
        public bool Equals(OSPlatform other) { return string.Equals(_name, other._name, StringComparison.OrdinalIgnoreCase); }
        public override bool Equals(object obj) { return obj is OSPlatform && Equals((OSPlatform)obj); }
        public override int GetHashCode() { return _name == null ? 0 : _name.ToUpperInvariant().GetHashCode(); }
        public override string ToString() { return _name ?? ""; }
        public static bool operator ==(OSPlatform left, OSPlatform right) { return left.Equals(right); }
        public static bool operator !=(OSPlatform left, OSPlatform right) { return !left.Equals(right); }
    }

    public static class RuntimeInformation
    {
        public static string FrameworkDescription { get { return ".NET " + Environment.Version.ToString(); } }
        public static string OSDescription { get { return "Linux"; } }
        public static string RuntimeIdentifier { get { return "linux-x64"; } }
        public static Architecture OSArchitecture { get { return Architecture.X64; } }
        public static Architecture ProcessArchitecture { get { return Architecture.X64; } }
        public static bool IsOSPlatform(OSPlatform osPlatform) { return osPlatform == OSPlatform.Linux; }
    }
}
