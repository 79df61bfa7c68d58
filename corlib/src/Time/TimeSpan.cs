// Spans of time, in ticks of 100 nanoseconds.
namespace System
{
    public partial struct TimeSpan : IComparable, IComparable<TimeSpan>, IEquatable<TimeSpan>, ISpanFormattable
    {
        public const long TicksPerMillisecond = 10000, TicksPerSecond = 10000000, TicksPerMinute = 600000000, TicksPerHour = 36000000000, TicksPerDay = 864000000000;
        public static readonly TimeSpan Zero = new TimeSpan(0);
        public static readonly TimeSpan MaxValue = new TimeSpan(long.MaxValue);
        public static readonly TimeSpan MinValue = new TimeSpan(long.MinValue);
        readonly long _ticks;

        public TimeSpan(long ticks) { _ticks = ticks; }
        public TimeSpan(int hours, int minutes, int seconds) : this(0, hours, minutes, seconds, 0) { }
        public TimeSpan(int days, int hours, int minutes, int seconds) : this(days, hours, minutes, seconds, 0) { }
        public TimeSpan(int days, int hours, int minutes, int seconds, int milliseconds)
        {
            long all = ((((long)days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + milliseconds;
            if (all > long.MaxValue / TicksPerMillisecond || all < long.MinValue / TicksPerMillisecond)
                throw new ArgumentOutOfRangeException(null, "TimeSpan overflowed because the duration is too long.");
            _ticks = all * TicksPerMillisecond;
        }

        public long Ticks { get { return _ticks; } }
        public int Days { get { return (int)(_ticks / TicksPerDay); } }
        public int Hours { get { return (int)(_ticks / TicksPerHour % 24); } }
        public int Minutes { get { return (int)(_ticks / TicksPerMinute % 60); } }
        public int Seconds { get { return (int)(_ticks / TicksPerSecond % 60); } }
        public int Milliseconds { get { return (int)(_ticks / TicksPerMillisecond % 1000); } }
        public double TotalDays { get { return (double)_ticks / TicksPerDay; } }
        public double TotalHours { get { return (double)_ticks / TicksPerHour; } }
        public double TotalMinutes { get { return (double)_ticks / TicksPerMinute; } }
        public double TotalSeconds { get { return (double)_ticks / TicksPerSecond; } }
        public double TotalMilliseconds { get { return Math.Max(-922337203685477, Math.Min(922337203685477, (double)_ticks / TicksPerMillisecond)); } }

        static TimeSpan From(double value, double ticksPerUnit)
        {
            if (double.IsNaN(value))
                throw new ArgumentException("TimeSpan does not accept floating point Not-a-Number values.");
            double ticks = value * ticksPerUnit;
            if (ticks > long.MaxValue || ticks < long.MinValue)
                throw new OverflowException("TimeSpan overflowed because the duration is too long.");
            return ticks == long.MaxValue ? MaxValue : new TimeSpan((long)ticks);
        }
        public static TimeSpan FromDays(double value) { return From(value, TicksPerDay); }
        public static TimeSpan FromHours(double value) { return From(value, TicksPerHour); }
        public static TimeSpan FromMinutes(double value) { return From(value, TicksPerMinute); }
        public static TimeSpan FromSeconds(double value) { return From(value, TicksPerSecond); }
        public static TimeSpan FromMilliseconds(double value) { return From(value, TicksPerMillisecond); }
        public static TimeSpan FromTicks(long value) { return new TimeSpan(value); }
        // Newer compilers find these first for whole numbers.
        public static TimeSpan FromDays(int days) { return new TimeSpan(days * TicksPerDay); }
        public static TimeSpan FromHours(int hours) { return new TimeSpan(hours * TicksPerHour); }
        public static TimeSpan FromMinutes(long minutes) { return new TimeSpan(minutes * TicksPerMinute); }
        public static TimeSpan FromSeconds(long seconds) { return new TimeSpan(seconds * TicksPerSecond); }
        public static TimeSpan FromMilliseconds(long milliseconds, long microseconds = 0) { return new TimeSpan(milliseconds * TicksPerMillisecond + microseconds * 10); }
        public static TimeSpan FromMilliseconds(long milliseconds) { return new TimeSpan(milliseconds * TicksPerMillisecond); }
        public static TimeSpan FromSeconds(long seconds, long milliseconds = 0, long microseconds = 0) { return new TimeSpan(seconds * TicksPerSecond + milliseconds * TicksPerMillisecond + microseconds * 10); }
        public static TimeSpan FromMinutes(long minutes, long seconds = 0, long milliseconds = 0, long microseconds = 0) { return new TimeSpan(minutes * TicksPerMinute) + FromSeconds(seconds, milliseconds, microseconds); }
        public static TimeSpan FromHours(int hours, long minutes = 0, long seconds = 0, long milliseconds = 0, long microseconds = 0) { return new TimeSpan(hours * TicksPerHour) + FromMinutes(minutes, seconds, milliseconds, microseconds); }
        public static TimeSpan FromDays(int days, int hours = 0, long minutes = 0, long seconds = 0, long milliseconds = 0, long microseconds = 0) { return new TimeSpan(days * TicksPerDay) + FromHours(hours, minutes, seconds, milliseconds, microseconds); }
        public static TimeSpan FromMicroseconds(long microseconds) { return new TimeSpan(microseconds * 10); }
        public static TimeSpan FromMicroseconds(double value) { return new TimeSpan((long)(value * 10)); }

        static OverflowException TooLong() { return new OverflowException("TimeSpan overflowed because the duration is too long."); }
        public TimeSpan Add(TimeSpan ts)
        {
            long sum = unchecked(_ticks + ts._ticks);
            if ((_ticks ^ sum) < 0 && (_ticks ^ ts._ticks) >= 0)
                throw TooLong();
            return new TimeSpan(sum);
        }
        public TimeSpan Subtract(TimeSpan ts)
        {
            long difference = unchecked(_ticks - ts._ticks);
            if ((_ticks ^ ts._ticks) < 0 && (_ticks ^ difference) < 0)
                throw TooLong();
            return new TimeSpan(difference);
        }
        public TimeSpan Negate()
        {
            if (_ticks == long.MinValue)
                throw new OverflowException("Negating the minimum value of a twos complement number is invalid.");
            return new TimeSpan(-_ticks);
        }
        public static bool Equals(TimeSpan t1, TimeSpan t2) { return t1._ticks == t2._ticks; }
        public TimeSpan Multiply(double factor) { return this * factor; }
        public TimeSpan Divide(double divisor) { return this / divisor; }
        public TimeSpan Duration() { return _ticks < 0 ? Negate() : this; }
        public static int Compare(TimeSpan t1, TimeSpan t2) { return t1._ticks.CompareTo(t2._ticks); }
        public int CompareTo(TimeSpan value) { return _ticks.CompareTo(value._ticks); }
        public int CompareTo(object value)
        {
            if (value == null)
                return 1;
            if (!(value is TimeSpan))
                throw new ArgumentException("Object must be of type TimeSpan.");
            return CompareTo((TimeSpan)value);
        }
        public bool Equals(TimeSpan obj) { return _ticks == obj._ticks; }
        public override bool Equals(object value) { return value is TimeSpan && _ticks == ((TimeSpan)value)._ticks; }
        public override int GetHashCode() { return _ticks.GetHashCode(); }
        public static TimeSpan operator +(TimeSpan t1, TimeSpan t2) { return t1.Add(t2); }
        public static TimeSpan operator -(TimeSpan t1, TimeSpan t2) { return t1.Subtract(t2); }
        public static TimeSpan operator -(TimeSpan t) { return t.Negate(); }
        public static TimeSpan operator +(TimeSpan t) { return t; }
        public static TimeSpan operator *(double factor, TimeSpan t) { return t * factor; }
        public double Divide(TimeSpan ts) { return this / ts; }
        public static TimeSpan operator *(TimeSpan t, double factor) { return OfTicks(Math.Round(t._ticks * Number(factor, "factor"))); }
        public static TimeSpan operator /(TimeSpan t, double divisor) { return OfTicks(Math.Round(t._ticks / Number(divisor, "divisor"))); }
        static double Number(double value, string name) { return double.IsNaN(value) ? throw new ArgumentException("TimeSpan does not accept floating point Not-a-Number values.", name) : value; }
        static TimeSpan OfTicks(double ticks)
        {
            if (double.IsNaN(ticks) || ticks > long.MaxValue || ticks < long.MinValue)
                throw new OverflowException("TimeSpan overflowed because the duration is too long.");
            return ticks == long.MaxValue ? MaxValue : new TimeSpan((long)ticks);
        }
        public static double operator /(TimeSpan t1, TimeSpan t2) { return t1._ticks / (double)t2._ticks; }
        public static bool operator ==(TimeSpan t1, TimeSpan t2) { return t1._ticks == t2._ticks; }
        public static bool operator !=(TimeSpan t1, TimeSpan t2) { return t1._ticks != t2._ticks; }
        public static bool operator <(TimeSpan t1, TimeSpan t2) { return t1._ticks < t2._ticks; }
        public static bool operator >(TimeSpan t1, TimeSpan t2) { return t1._ticks > t2._ticks; }
        public static bool operator <=(TimeSpan t1, TimeSpan t2) { return t1._ticks <= t2._ticks; }
        public static bool operator >=(TimeSpan t1, TimeSpan t2) { return t1._ticks >= t2._ticks; }

        public override string ToString()
        {
            string text = _ticks < 0 ? "-" : "";
            int days = Math.Abs(Days);
            if (days != 0)
                text = text + days + ".";
            text = text + Math.Abs(Hours).ToString("00") + ":" + Math.Abs(Minutes).ToString("00") + ":" + Math.Abs(Seconds).ToString("00");
            long fraction = Math.Abs(_ticks % TicksPerSecond);
            return fraction == 0 ? text : text + "." + fraction.ToString("0000000");
        }
        public string ToString(string format) { return ToString(format, null); }
        public string ToString(string format, IFormatProvider formatProvider)
        {
            if (string.IsNullOrEmpty(format) || format == "c" || format == "t" || format == "T")
                return ToString();
            if (format == "g" || format == "G")
                return TimeFormat.General(this, format == "G");
            if (format.Length == 1)
                throw new FormatException("Input string was not in a correct format.");
            return TimeFormat.Span(format, this);
        }

        public static TimeSpan Parse(string s)
        {
            TimeSpan result;
            if (TryParse(s ?? throw new ArgumentNullException("s"), out result))
                return result;
            if (TimeSpanText.Read(s, out long ticks) == TimeSpanText.TooLarge)
                throw new OverflowException("The TimeSpan could not be parsed because at least one of the numeric components is out of range or contains too many digits.");
            throw new FormatException("String '" + s + "' was not recognized as a valid TimeSpan.");
        }
        public static TimeSpan Parse(string input, IFormatProvider formatProvider) { return Parse(input); }
        public static bool TryParse(string input, IFormatProvider formatProvider, out TimeSpan result) { return TryParse(input, out result); }
        public static bool TryParse(string s, out TimeSpan result)
        {
            long ticks = 0;
            bool read = s != null && TimeSpanText.Read(s, out ticks) == TimeSpanText.Fine;
            result = new TimeSpan(read ? ticks : 0);
            return read;
        }
    }

    // Reads [-][d.]hh:mm[:ss[.fffffff]], whole days, and d:hh:mm:ss.
    static class TimeSpanText
    {
        internal const int Fine = 0, Malformed = 1, TooLarge = 2;

        internal static int Read(string text, out long ticks)
        {
            ticks = 0;
            text = text.Trim();
            bool negative = text.StartsWith('-');
            string[] parts = (negative ? text.Substring(1) : text).Split(':');
            if (parts.Length > 4)
                return Malformed;
            int first = parts.Length == 1 ? -1 : parts[0].IndexOf('.'), last = parts.Length - 1;
            int point = parts.Length > 2 ? parts[last].IndexOf('.') : -1;
            if (parts.Length == 4 && first >= 0)
                return Malformed;
            string fraction = point < 0 ? "0" : parts[last].Substring(point + 1);
            if (point >= 0)
                parts[last] = parts[last].Substring(0, point);
            string days = first >= 0 ? parts[0].Substring(0, first) : parts.Length == 1 || parts.Length == 4 ? parts[0] : "0";
            int next = parts.Length == 4 ? 1 : 0;
            string hours = parts.Length == 1 ? "0" : parts[next].Substring(next == 0 ? first + 1 : 0);
            string minutes = parts.Length == 1 ? "0" : parts[next + 1];
            string seconds = parts.Length > 2 ? parts[next + 2] : "0";
            if (!Digits(days) || !Digits(hours) || !Digits(minutes) || !Digits(seconds) || !Digits(fraction))
                return Malformed;
            // Too many hours without days are read as days.
            if (parts.Length == 3 && first < 0 && point < 0 && hours.Length < 9 && int.Parse(hours) > 23)
            {
                days = hours;
                hours = minutes;
                minutes = seconds;
                seconds = "0";
            }
            if (days.Length > 8 || hours.Length > 8 || minutes.Length > 8 || seconds.Length > 8 || fraction.Length > 7)
                return TooLarge;
            int h = int.Parse(hours), m = int.Parse(minutes), s = int.Parse(seconds);
            if (h > 23 || m > 59 || s > 59)
                return TooLarge;
            decimal total = int.Parse(days) * (decimal)TimeSpan.TicksPerDay + new TimeSpan(h, m, s).Ticks + int.Parse(fraction.PadRight(7, '0'));
            if (negative)
                total = -total;
            if (total > long.MaxValue || total < long.MinValue)
                return TooLarge;
            ticks = (long)total;
            return Fine;
        }
        static bool Digits(string text)
        {
            foreach (char c in text)
            {
                if (!char.IsAsciiDigit(c))
                    return false;
            }
            return text.Length > 0;
        }
    }
}
