// A time of day without a day.
using System.Globalization;

namespace System
{
    public readonly partial struct TimeOnly : IComparable, IComparable<TimeOnly>, IEquatable<TimeOnly>, ISpanFormattable
    {
        readonly long _ticks;

        public TimeOnly(long ticks)
        {
            if ((ulong)ticks >= (ulong)TimeSpan.TicksPerDay)
                throw new ArgumentOutOfRangeException("ticks", "Ticks must be between 0 and and TimeOnly.MaxValue.Ticks.");
            _ticks = ticks;
        }
        public TimeOnly(int hour, int minute) : this(hour, minute, 0, 0) { }
        public TimeOnly(int hour, int minute, int second) : this(hour, minute, second, 0) { }
        public TimeOnly(int hour, int minute, int second, int millisecond) : this(new DateTime(1, 1, 1, hour, minute, second, millisecond).Ticks) { }
        public TimeOnly(int hour, int minute, int second, int millisecond, int microsecond) : this(new DateTime(1, 1, 1, hour, minute, second, millisecond).Ticks + Micro(microsecond)) { }
        static long Micro(int microsecond)
        {
            if (microsecond < 0 || microsecond > 999)
                throw new ArgumentOutOfRangeException("microsecond");
            return microsecond * 10L;
        }

        public static TimeOnly MinValue { get { return new TimeOnly(0); } }
        public static TimeOnly MaxValue { get { return new TimeOnly(TimeSpan.TicksPerDay - 1); } }
        public static TimeOnly FromTimeSpan(TimeSpan timeSpan) { return new TimeOnly(timeSpan.Ticks); }
        public static TimeOnly FromDateTime(DateTime dateTime) { return new TimeOnly(dateTime.TimeOfDay.Ticks); }

        public long Ticks { get { return _ticks; } }
        public int Hour { get { return ToTimeSpan().Hours; } }
        public int Minute { get { return ToTimeSpan().Minutes; } }
        public int Second { get { return ToTimeSpan().Seconds; } }
        public int Millisecond { get { return ToTimeSpan().Milliseconds; } }
        public int Microsecond { get { return (int)(_ticks / 10 % 1000); } }
        public int Nanosecond { get { return (int)(_ticks % 10) * 100; } }
        public TimeSpan ToTimeSpan() { return new TimeSpan(_ticks); }

        public TimeOnly Add(TimeSpan value)
        {
            int wrapped;
            return Add(value, out wrapped);
        }
        public TimeOnly Add(TimeSpan value, out int wrappedDays)
        {
            long days = value.Ticks / TimeSpan.TicksPerDay;
            long ticks = _ticks + value.Ticks % TimeSpan.TicksPerDay;
            if (ticks < 0)
            {
                days--;
                ticks += TimeSpan.TicksPerDay;
            }
            else if (ticks >= TimeSpan.TicksPerDay)
            {
                days++;
                ticks -= TimeSpan.TicksPerDay;
            }
            wrappedDays = (int)days;
            return new TimeOnly(ticks);
        }
        public TimeOnly AddHours(double value) { return Add(TimeSpan.FromHours(value)); }
        public TimeOnly AddMinutes(double value) { return Add(TimeSpan.FromMinutes(value)); }
        public TimeOnly AddHours(double value, out int wrappedDays) { return Add(TimeSpan.FromHours(value), out wrappedDays); }
        public TimeOnly AddMinutes(double value, out int wrappedDays) { return Add(TimeSpan.FromMinutes(value), out wrappedDays); }
        public bool IsBetween(TimeOnly start, TimeOnly end)
        {
            return start <= end ? start <= this && end > this : start <= this || end > this;
        }
        public void Deconstruct(out int hour, out int minute)
        {
            hour = Hour;
            minute = Minute;
        }
        public void Deconstruct(out int hour, out int minute, out int second)
        {
            Deconstruct(out hour, out minute);
            second = Second;
        }

        public int CompareTo(TimeOnly value) { return _ticks.CompareTo(value._ticks); }
        public int CompareTo(object value)
        {
            if (value == null)
                return 1;
            if (!(value is TimeOnly))
                throw new ArgumentException("Object must be of type TimeOnly.");
            return CompareTo((TimeOnly)value);
        }
        public bool Equals(TimeOnly value) { return _ticks == value._ticks; }
        public override bool Equals(object value) { return value is TimeOnly && Equals((TimeOnly)value); }
        public override int GetHashCode() { return _ticks.GetHashCode(); }
        public static bool operator ==(TimeOnly left, TimeOnly right) { return left._ticks == right._ticks; }
        public static bool operator !=(TimeOnly left, TimeOnly right) { return left._ticks != right._ticks; }
        public static bool operator <(TimeOnly left, TimeOnly right) { return left._ticks < right._ticks; }
        public static bool operator <=(TimeOnly left, TimeOnly right) { return left._ticks <= right._ticks; }
        public static bool operator >(TimeOnly left, TimeOnly right) { return left._ticks > right._ticks; }
        public static bool operator >=(TimeOnly left, TimeOnly right) { return left._ticks >= right._ticks; }
        // How long it takes to get from one to the other, round the clock.
        public static TimeSpan operator -(TimeOnly t1, TimeOnly t2)
        {
            long ticks = t1._ticks - t2._ticks;
            return new TimeSpan(ticks < 0 ? ticks + TimeSpan.TicksPerDay : ticks);
        }

        public override string ToString() { return ToString("t", null); }
        public string ToString(string format) { return ToString(format, null); }
        public string ToString(IFormatProvider provider) { return ToString("t", provider); }
        public string ToString(string format, IFormatProvider provider)
        {
            if (string.IsNullOrEmpty(format))
                format = "t";
            if (format == "o" || format == "O")
                format = "HH:mm:ss.fffffff";
            else if (format == "r" || format == "R")
                format = "HH:mm:ss";
            else if (format.Length == 1 && "tT".IndexOf(format[0]) < 0)
                throw new FormatException("Format specifier was invalid.");
            return new DateTime(_ticks).ToString(format);
        }
        public string ToShortTimeString() { return ToString("t"); }
        public string ToLongTimeString() { return ToString("T"); }
        public static TimeOnly Parse(string s) { return Parse(s, null); }
        public static TimeOnly Parse(string s, IFormatProvider provider) { return Parse(s, provider, DateTimeStyles.None); }
        public static TimeOnly Parse(string s, IFormatProvider provider, DateTimeStyles style = DateTimeStyles.None)
        {
            TimeOnly result;
            if (s == null)
                throw new ArgumentNullException("s");
            if (!TryParse(s, out result))
                throw new FormatException("String '" + s + "' was not recognized as a valid TimeOnly.");
            return result;
        }
        public static bool TryParse(string s, IFormatProvider provider, out TimeOnly result) { return TryParse(s, out result); }
        public static bool TryParse(string s, out TimeOnly result)
        {
            TimeSpan span = TimeSpan.Zero;
            bool valid = s != null && s.IndexOf(':') > 0 && s.IndexOf('-') < 0 && TimeSpan.TryParse(s, out span) && span.Ticks >= 0 && span.Days == 0;
            result = valid ? new TimeOnly(span.Ticks) : default(TimeOnly);
            return valid;
        }
    }
}
