// Spans of time, in ticks of 100 nanoseconds.
namespace System
{
    public struct TimeSpan : IComparable, IComparable<TimeSpan>, IEquatable<TimeSpan>, IFormattable
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
            _ticks = ((((long)days * 24 + hours) * 60 + minutes) * 60 + seconds) * TicksPerSecond + milliseconds * TicksPerMillisecond;
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
        public double TotalMilliseconds { get { return (double)_ticks / TicksPerMillisecond; } }

        static TimeSpan From(double value, double ticksPerUnit)
        {
            if (double.IsNaN(value))
                throw new ArgumentException("TimeSpan does not accept floating point Not-a-Number values.");
            double milliseconds = value * (ticksPerUnit / TicksPerMillisecond) + (value >= 0 ? 0.5 : -0.5);
            if (milliseconds > 922337203685477 || milliseconds < -922337203685477)
                throw new OverflowException("TimeSpan overflowed because the duration is too long.");
            return new TimeSpan((long)milliseconds * TicksPerMillisecond);
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
        public static TimeSpan FromMicroseconds(double value) { return new TimeSpan((long)(value * 10)); }

        public TimeSpan Add(TimeSpan ts) { return new TimeSpan(checked(_ticks + ts._ticks)); }
        public TimeSpan Subtract(TimeSpan ts) { return new TimeSpan(checked(_ticks - ts._ticks)); }
        public TimeSpan Negate() { return new TimeSpan(checked(-_ticks)); }
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
        public static TimeSpan operator *(TimeSpan t, double factor) { return new TimeSpan((long)Math.Round(t._ticks * factor)); }
        public static TimeSpan operator /(TimeSpan t, double divisor) { return new TimeSpan((long)Math.Round(t._ticks / divisor)); }
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
            return TimeFormat.Custom(format, Math.Abs(Days), Math.Abs(Hours), Math.Abs(Minutes), Math.Abs(Seconds), Math.Abs(_ticks % TicksPerSecond));
        }

        public static TimeSpan Parse(string s)
        {
            TimeSpan result;
            if (!TryParse(s ?? throw new ArgumentNullException("s"), out result))
                throw new FormatException("String was not recognized as a valid TimeSpan.");
            return result;
        }
        public static bool TryParse(string s, out TimeSpan result)
        {
            result = default(TimeSpan);
            if (s == null)
                return false;
            s = s.Trim();
            bool negative = s.StartsWith('-');
            string[] parts = (negative ? s.Substring(1) : s).Split(':');
            int days = 0, hours, minutes, seconds = 0;
            long fraction = 0;
            if (parts.Length == 1)
            {
                if (!int.TryParse(parts[0], out days))
                    return false;
                result = new TimeSpan((negative ? -days : days) * TicksPerDay);
                return true;
            }
            int dot = parts[0].IndexOf('.');
            if (dot >= 0 && !int.TryParse(parts[0].Substring(0, dot), out days))
                return false;
            if (!int.TryParse(parts[0].Substring(dot + 1), out hours) || !int.TryParse(parts[1], out minutes))
                return false;
            if (parts.Length == 3)
            {
                int point = parts[2].IndexOf('.');
                if (point >= 0 && !long.TryParse(parts[2].Substring(point + 1).PadRight(7, '0'), out fraction))
                    return false;
                if (!int.TryParse(point < 0 ? parts[2] : parts[2].Substring(0, point), out seconds))
                    return false;
            }
            if (parts.Length > 3 || hours > 23 || minutes > 59 || seconds > 59)
                return false;
            long ticks = new TimeSpan(days, hours, minutes, seconds)._ticks + fraction;
            result = new TimeSpan(negative ? -ticks : ticks);
            return true;
        }
    }

    static class TimeFormat
    {
        // Custom formats of spans: runs of letters, quoted text and escapes.
        internal static string Custom(string format, int days, int hours, int minutes, int seconds, long fraction)
        {
            string text = "";
            for (int i = 0; i < format.Length;)
            {
                char c = format[i];
                int run = 1;
                while (i + run < format.Length && format[i + run] == c)
                    run++;
                switch (c)
                {
                    case 'd': text += days.ToString("D" + run); break;
                    case 'h': case 'H': text += hours.ToString("D" + run); break;
                    case 'm': text += minutes.ToString("D" + run); break;
                    case 's': text += seconds.ToString("D" + run); break;
                    case 'f': text += fraction.ToString("0000000").Substring(0, Math.Min(run, 7)); break;
                    case '\\':
                        run = 2;
                        text += format.Substring(i + 1, 1);
                        break;
                    case '\'':
                        int end = format.IndexOf('\'', i + 1);
                        if (end < 0)
                            throw new FormatException("Input string was not in a correct format.");
                        text += format.Substring(i + 1, end - i - 1);
                        run = end + 1 - i;
                        break;
                    default: text += new string(c, run); break;
                }
                i += run;
            }
            return text;
        }
    }
}
