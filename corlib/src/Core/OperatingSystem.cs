// Which system this is: to a program that is checked, Linux.
namespace System
{
    public sealed class OperatingSystem
    {
        OperatingSystem() { }
        public static bool IsLinux() { return true; }
        public static bool IsWindows() { return false; }
        public static bool IsMacOS() { return false; }
        public static bool IsFreeBSD() { return false; }
        public static bool IsAndroid() { return false; }
        public static bool IsIOS() { return false; }
        public static bool IsBrowser() { return false; }
    }
}
