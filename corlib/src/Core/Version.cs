// Numbers of versions.
namespace System
{
    public sealed class Version : IComparable, IComparable<Version>, IEquatable<Version>
    {
        public int Major { get; }
        public int Minor { get; }
        public int Build { get; } = -1;
        public int Revision { get; } = -1;
        public Version() { }
        public Version(string version)
        {
            Version parsed = Parse(version);
            Major = parsed.Major;
            Minor = parsed.Minor;
            Build = parsed.Build;
            Revision = parsed.Revision;
        }
        public static Version Parse(string input)
        {
            string[] parts = (input ?? throw new ArgumentNullException("input")).Split('.');
            if (parts.Length < 2 || parts.Length > 4)
                throw new ArgumentException("Version string portion was too short or too long.", "input");
            var numbers = new int[] { 0, 0, -1, -1 };
            for (int i = 0; i < parts.Length; i++)
            {
                numbers[i] = int.Parse(parts[i]);
                if (numbers[i] < 0)
                    throw new ArgumentOutOfRangeException("input", "Version's parameters must be greater than or equal to zero.");
            }
            return new Version(numbers);
        }
        Version(int[] numbers)
        {
            Major = numbers[0];
            Minor = numbers[1];
            Build = numbers[2];
            Revision = numbers[3];
        }
        public static bool TryParse(string input, out Version result)
        {
            result = null;
            string[] parts = input == null ? new string[0] : input.Split('.');
            if (parts.Length < 2 || parts.Length > 4)
                return false;
            foreach (string part in parts)
            {
                int number;
                if (!int.TryParse(part, out number) || number < 0)
                    return false;
            }
            result = Parse(input);
            return true;
        }
        public static bool operator ==(Version v1, Version v2) { return (object)v1 == null ? (object)v2 == null : v1.Equals(v2); }
        public static bool operator !=(Version v1, Version v2) { return !(v1 == v2); }
        public static bool operator <(Version v1, Version v2) { return v1.CompareTo(v2) < 0; }
        public static bool operator >(Version v1, Version v2) { return v1.CompareTo(v2) > 0; }
        public static bool operator <=(Version v1, Version v2) { return v1.CompareTo(v2) <= 0; }
        public static bool operator >=(Version v1, Version v2) { return v1.CompareTo(v2) >= 0; }
        public string ToString(int fieldCount)
        {
            var parts = new int[] { Major, Minor, Build, Revision };
            string text = "";
            for (int i = 0; i < fieldCount; i++)
            {
                if (i > 3 || parts[i] < 0)
                    throw new ArgumentException("Argument must be less than or equal to the number of defined fields.", "fieldCount");
                text += (i == 0 ? "" : ".") + parts[i];
            }
            return text;
        }
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
}
