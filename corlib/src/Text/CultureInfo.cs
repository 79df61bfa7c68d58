// Cultures: the invariant one is all there is.
using System.Threading;
using Machine = Fencepost.Runtime;

namespace System.Globalization
{
    public class CultureInfo : IFormatProvider, ICloneable
    {
        static readonly CultureInfo s_invariant = new CultureInfo("");

        // Only programs that ask for or set a current culture pay for these.
        static class Current
        {
            internal static readonly AsyncLocal<CultureInfo> Formats = new AsyncLocal<CultureInfo>(), Texts = new AsyncLocal<CultureInfo>();
        }

        public CultureInfo(string name)
        {
            if (name == null)
                throw new ArgumentNullException("name");
            // What it would write and read is not known.
            if (name.Length > 0)
                Machine.Unsupported("the culture " + name);
        }
        public CultureInfo(string name, bool useUserOverride) : this(name) { }
        public static CultureInfo InvariantCulture { get { return s_invariant; } }
        public static CultureInfo CurrentCulture
        {
            get { return Current.Formats.Value ?? s_invariant; }
            set
            {
                if ((value ?? throw new ArgumentNullException("value")) != CurrentCulture)
                    Current.Formats.Value = value;
            }
        }
        public static CultureInfo CurrentUICulture
        {
            get { return Current.Texts.Value ?? s_invariant; }
            set
            {
                if ((value ?? throw new ArgumentNullException("value")) != CurrentUICulture)
                    Current.Texts.Value = value;
            }
        }
        public static CultureInfo DefaultThreadCurrentCulture
        {
            get { return Defaults.Formats; }
            set { Defaults.Formats = Default(value); }
        }
        public static CultureInfo DefaultThreadCurrentUICulture
        {
            get { return Defaults.Texts; }
            set { Defaults.Texts = Default(value); }
        }
        static class Defaults
        {
            internal static volatile CultureInfo Formats, Texts;
        }
        // A thread without a culture has the invariant one anyway, so nobody need look here.
        static CultureInfo Default(CultureInfo value)
        {
            if (value != null && value != s_invariant)
                Machine.Unsupported("a default culture other than CultureInfo.InvariantCulture");
            return value;
        }
        static class Named
        {
            internal static readonly CultureInfo Invariant = new CultureInfo("");
        }
        public static CultureInfo GetCultureInfo(string name) { return name == "" ? Named.Invariant : new CultureInfo(name); }
        public virtual string Name { get { return ""; } }
        public virtual Calendar Calendar { get { return new GregorianCalendar(); } }
        public virtual TextInfo TextInfo { get { return new TextInfo(); } }
        public virtual NumberFormatInfo NumberFormat { get { return new NumberFormatInfo(); } }
        public virtual object GetFormat(Type formatType)
        {
            return formatType == typeof(NumberFormatInfo) ? NumberFormat : null;
        }
        public virtual object Clone() { return MemberwiseClone(); }
        public override bool Equals(object value) { return value is CultureInfo && ((CultureInfo)value).Name == Name; }
        public override int GetHashCode() { return Name.GetHashCode(); }
        public override string ToString() { return Name; }
    }
}
