// Dates and times over spans of characters, their smallest parts, and reading them by a format.
using System.Globalization;

namespace System
{
    static class TimeParts
    {
        internal static int Microsecond(long ticks) { return (int)(ticks / 10 % 1000); }
        internal static int Nanosecond(long ticks) { return (int)(ticks % 10 * 100); }
        internal static bool Write(string text, Span<char> destination, out int charsWritten) { return Number.CopyTo(text, destination, out charsWritten); }
        internal static bool Write(string text, Span<byte> utf8Destination, out int bytesWritten) { return System.Text.Encoding.UTF8.TryGetBytes(text.AsSpan(), utf8Destination, out bytesWritten); }

        // Whether one of several formats reads a text.
        internal static bool AnyOf(string s, string[] formats, DateTimeStyles style, out DateTime result)
        {
            foreach (string format in formats ?? throw new ArgumentNullException("formats"))
            {
                if (DateTime.TryParseExact(s, format, null, style, out result))
                    return true;
            }
            result = default(DateTime);
            return false;
        }
    }

    public partial struct TimeSpan
    {
        public const long TicksPerMicrosecond = 10;
        public const long NanosecondsPerTick = 100;
        public const int HoursPerDay = 24;
        public const long MicrosecondsPerDay = 86400000000, MicrosecondsPerHour = 3600000000, MicrosecondsPerMinute = 60000000, MicrosecondsPerSecond = 1000000, MicrosecondsPerMillisecond = 1000;
        public const long MillisecondsPerDay = 86400000, MillisecondsPerHour = 3600000, MillisecondsPerMinute = 60000, MillisecondsPerSecond = 1000;
        public const long MinutesPerDay = 1440, MinutesPerHour = 60, SecondsPerDay = 86400, SecondsPerHour = 3600, SecondsPerMinute = 60;

        public TimeSpan(int days, int hours, int minutes, int seconds, int milliseconds, int microseconds)
        {
            _ticks = new TimeSpan(days, hours, minutes, seconds, milliseconds).Ticks + microseconds * 10L;
        }
        public int Microseconds { get { return TimeParts.Microsecond(_ticks); } }
        public int Nanoseconds { get { return TimeParts.Nanosecond(_ticks); } }
        public double TotalMicroseconds { get { return (double)_ticks / 10; } }
        public double TotalNanoseconds { get { return (double)_ticks * 100; } }
        public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default(ReadOnlySpan<char>), IFormatProvider formatProvider = null) { return TimeParts.Write(ToString(format.ToString()), destination, out charsWritten); }
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default(ReadOnlySpan<char>), IFormatProvider formatProvider = null) { return TimeParts.Write(ToString(format.ToString()), utf8Destination, out bytesWritten); }
        public static TimeSpan Parse(ReadOnlySpan<char> input, IFormatProvider formatProvider = null) { return Parse(input.ToString()); }
        public static bool TryParse(ReadOnlySpan<char> input, out TimeSpan result) { return TryParse(input.ToString(), out result); }
        public static bool TryParse(ReadOnlySpan<char> input, IFormatProvider formatProvider, out TimeSpan result) { return TryParse(input.ToString(), out result); }

        public static TimeSpan ParseExact(string input, string format, IFormatProvider formatProvider)
        {
            TimeSpan result;
            switch (ReadExact(input ?? throw new ArgumentNullException("input"), format ?? throw new ArgumentNullException("format"), out result))
            {
                case TimeSpanText.Fine: return result;
                case TimeSpanText.TooLarge: throw new OverflowException("The TimeSpan string '" + input + "' could not be parsed because at least one of the numeric components is out of range or contains too many digits.");
                default: throw new FormatException("Input string was not in a correct format.");
            }
        }
        public static TimeSpan ParseExact(ReadOnlySpan<char> input, ReadOnlySpan<char> format, IFormatProvider formatProvider) { return ParseExact(input.ToString(), format.ToString(), formatProvider); }
        public static bool TryParseExact(ReadOnlySpan<char> input, ReadOnlySpan<char> format, IFormatProvider formatProvider, out TimeSpan result) { return TryParseExact(input.ToString(), format.ToString(), formatProvider, out result); }
        // Digits as wide as the format says, and everything else as it stands there.
        public static bool TryParseExact(string input, string format, IFormatProvider formatProvider, out TimeSpan result) { return ReadExact(input, format, out result) == TimeSpanText.Fine; }
        static int ReadExact(string input, string format, out TimeSpan result)
        {
            result = Zero;
            if (input == null || string.IsNullOrEmpty(format))
                return TimeSpanText.Malformed;
            if (format.Length == 1)
            {
                if ("ctTgG".IndexOf(format[0]) < 0)
                    throw new FormatException("Input string was not in a correct format.");
                return TryParse(input, out result) ? TimeSpanText.Fine : TimeSpanText.Malformed;
            }
            long days = 0, hours = 0, minutes = 0, seconds = 0, fraction = 0;
            int at = 0;
            for (int i = 0; i < format.Length;)
            {
                char c = format[i];
                int run = 1;
                while (i + run < format.Length && format[i + run] == c)
                    run++;
                if ("dhmsfF".IndexOf(c) >= 0)
                {
                    int start = at, most = c == 'd' ? 8 : c == 'f' || c == 'F' ? run : 2;
                    long number = 0;
                    while (at < input.Length && at - start < most && char.IsAsciiDigit(input[at]))
                        number = number * 10 + input[at++] - '0';
                    if (c != 'F' && (at == start || at - start < run))
                        return TimeSpanText.Malformed;
                    for (int digits = at - start; (c == 'f' || c == 'F') && digits < 7; digits++)
                        number *= 10;
                    days = c == 'd' ? number : days;
                    hours = c == 'h' ? number : hours;
                    minutes = c == 'm' ? number : minutes;
                    seconds = c == 's' ? number : seconds;
                    fraction = c == 'f' || c == 'F' ? number : fraction;
                    i += run;
                    continue;
                }
                int end = c == '\'' ? format.IndexOf('\'', i + 1) : i;
                string literal = c == '\'' && end > i ? format.Substring(i + 1, end - i - 1) : c == '\\' && i + 1 < format.Length ? format[i + 1].ToString() : null;
                if (literal == null)
                    throw new FormatException("Input string was not in a correct format.");
                if (string.CompareOrdinal(input, at, literal, 0, literal.Length) != 0)
                    return TimeSpanText.Malformed;
                at += literal.Length;
                i = c == '\'' ? end + 1 : i + 2;
            }
            if (at != input.Length)
                return TimeSpanText.Malformed;
            if (hours > 23 || minutes > 59 || seconds > 59)
                return TimeSpanText.TooLarge;
            result = new TimeSpan((int)days, (int)hours, (int)minutes, (int)seconds).Add(new TimeSpan(fraction));
            return TimeSpanText.Fine;
        }
    }

    public partial struct DateTime
    {
        public DateTime(DateOnly date, TimeOnly time) : this(date.DayNumber * TimeSpan.TicksPerDay + time.Ticks) { }
        public DateTime(DateOnly date, TimeOnly time, DateTimeKind kind) : this(date.DayNumber * TimeSpan.TicksPerDay + time.Ticks, kind) { }
        public DateTime(int year, int month, int day, int hour, int minute, int second, int millisecond, int microsecond) : this(year, month, day, hour, minute, second, millisecond, microsecond, DateTimeKind.Unspecified) { }
        public DateTime(int year, int month, int day, int hour, int minute, int second, int millisecond, int microsecond, DateTimeKind kind) : this(Ticking(year, month, day, hour, minute, second, millisecond, microsecond), kind) { }
        static long Ticking(int year, int month, int day, int hour, int minute, int second, int millisecond, int microsecond)
        {
            if ((uint)microsecond > 999)
                throw new ArgumentOutOfRangeException("microsecond", "Valid values are between 0 and 999, inclusive.");
            return new DateTime(year, month, day, hour, minute, second, millisecond).Ticks + microsecond * 10;
        }
        public int Microsecond { get { return TimeParts.Microsecond(Ticks); } }
        public int Nanosecond { get { return TimeParts.Nanosecond(Ticks); } }
        public DateTime AddMicroseconds(double value) { return AddTicks((long)(value * 10)); }
        public void Deconstruct(out DateOnly date, out TimeOnly time)
        {
            date = DateOnly.FromDateTime(this);
            time = TimeOnly.FromDateTime(this);
        }
        public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default(ReadOnlySpan<char>), IFormatProvider provider = null) { return TimeParts.Write(ToString(format.ToString()), destination, out charsWritten); }
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default(ReadOnlySpan<char>), IFormatProvider provider = null) { return TimeParts.Write(ToString(format.ToString()), utf8Destination, out bytesWritten); }
        public static DateTime Parse(ReadOnlySpan<char> s, IFormatProvider provider) { return Parse(s.ToString()); }
        public static DateTime Parse(ReadOnlySpan<char> s, IFormatProvider provider = null, DateTimeStyles styles = DateTimeStyles.None) { return Parse(s.ToString(), provider, styles); }
        public static DateTime ParseExact(ReadOnlySpan<char> s, ReadOnlySpan<char> format, IFormatProvider provider, DateTimeStyles style = DateTimeStyles.None) { return ParseExact(s.ToString(), format.ToString(), provider, style); }
        public static DateTime ParseExact(string s, string[] formats, IFormatProvider provider, DateTimeStyles style)
        {
            DateTime result;
            if (!TimeParts.AnyOf(s ?? throw new ArgumentNullException("s"), formats, style, out result))
                throw Unreadable();
            return result;
        }
        public static bool TryParse(string s, IFormatProvider provider, out DateTime result) { return TryParse(s, out result); }
        public static bool TryParse(ReadOnlySpan<char> s, out DateTime result) { return TryParse(s.ToString(), out result); }
        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out DateTime result) { return TryParse(s.ToString(), out result); }
        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, DateTimeStyles styles, out DateTime result) { return TryParse(s.ToString(), provider, styles, out result); }
        public static bool TryParseExact(ReadOnlySpan<char> s, ReadOnlySpan<char> format, IFormatProvider provider, DateTimeStyles style, out DateTime result) { return TryParseExact(s.ToString(), format.ToString(), provider, style, out result); }
        public static bool TryParseExact(string s, string[] formats, IFormatProvider provider, DateTimeStyles style, out DateTime result) { return TimeParts.AnyOf(s, formats, style, out result); }
    }

    public partial struct DateTimeOffset
    {
        public DateTimeOffset(DateOnly date, TimeOnly time, TimeSpan offset) : this(new DateTime(date, time), offset) { }
        public DateTimeOffset(int year, int month, int day, int hour, int minute, int second, int millisecond, int microsecond, TimeSpan offset) : this(new DateTime(year, month, day, hour, minute, second, millisecond, microsecond), offset) { }
        public int Microsecond { get { return TimeParts.Microsecond(Ticks); } }
        public int Nanosecond { get { return TimeParts.Nanosecond(Ticks); } }
        public int TotalOffsetMinutes { get { return _minutes; } }
        public DateTimeOffset AddMicroseconds(double microseconds) { return AddTicks((long)(microseconds * 10)); }
        public void Deconstruct(out DateOnly date, out TimeOnly time, out TimeSpan offset)
        {
            DateTime.Deconstruct(out date, out time);
            offset = Offset;
        }
        public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default(ReadOnlySpan<char>), IFormatProvider formatProvider = null) { return TimeParts.Write(ToString(format.ToString()), destination, out charsWritten); }
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default(ReadOnlySpan<char>), IFormatProvider formatProvider = null) { return TimeParts.Write(ToString(format.ToString()), utf8Destination, out bytesWritten); }

        public static DateTimeOffset Parse(string input)
        {
            DateTimeOffset result;
            if (!TryParse(input ?? throw new ArgumentNullException("input"), out result))
                throw new FormatException("String '" + input + "' was not recognized as a valid DateTime.");
            return result;
        }
        public static DateTimeOffset Parse(string input, IFormatProvider formatProvider) { return Parse(input); }
        public static DateTimeOffset Parse(string input, IFormatProvider formatProvider, DateTimeStyles styles) { return Parse(input); }
        public static DateTimeOffset Parse(ReadOnlySpan<char> input, IFormatProvider formatProvider = null, DateTimeStyles styles = DateTimeStyles.None) { return Parse(input.ToString()); }
        public static DateTimeOffset Parse(ReadOnlySpan<char> s, IFormatProvider provider) { return Parse(s.ToString()); }
        public static bool TryParse(string s, IFormatProvider provider, out DateTimeOffset result) { return TryParse(s, out result); }
        public static bool TryParse(ReadOnlySpan<char> input, out DateTimeOffset result) { return TryParse(input.ToString(), out result); }
        // A date and time, and the offset behind it: Z, +hh:mm, or none for the local clock.
        public static bool TryParse(string input, out DateTimeOffset result)
        {
            result = default(DateTimeOffset);
            if (input == null)
                return false;
            string text = input.Trim();
            TimeSpan offset = TimeSpan.Zero;
            int sign = Math.Max(text.LastIndexOf('+'), text.LastIndexOf('-'));
            if (text.EndsWith('Z'))
                text = text.Substring(0, text.Length - 1);
            else if (sign > text.IndexOf(':') && sign > 0 && text.IndexOf(':') > 0)
            {
                string part = text.Substring(sign + 1);
                if (!TimeSpan.TryParseExact(part, part.Length > 2 ? @"hh\:mm" : "hh", null, out offset) || offset.TotalHours > 14)
                    return false;
                offset = text[sign] == '-' ? offset.Negate() : offset;
                text = text.Substring(0, sign).TrimEnd();
            }
            DateTime time;
            bool read = DateTime.TryParse(text, out time);
            result = read ? new DateTimeOffset(time, offset) : result;
            return read;
        }
    }

    public readonly partial struct DateOnly
    {
        public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default(ReadOnlySpan<char>), IFormatProvider provider = null) { return TimeParts.Write(ToString(format.ToString()), destination, out charsWritten); }
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default(ReadOnlySpan<char>), IFormatProvider provider = null) { return TimeParts.Write(ToString(format.ToString()), utf8Destination, out bytesWritten); }
        public static DateOnly Parse(ReadOnlySpan<char> s, IFormatProvider provider) { return Parse(s.ToString()); }
        public static DateOnly Parse(ReadOnlySpan<char> s, IFormatProvider provider = null, DateTimeStyles style = DateTimeStyles.None) { return Parse(s.ToString()); }
        public static DateOnly ParseExact(ReadOnlySpan<char> s, ReadOnlySpan<char> format, IFormatProvider provider = null, DateTimeStyles style = DateTimeStyles.None) { return ParseExact(s.ToString(), format.ToString()); }
        public static DateOnly ParseExact(string s, string[] formats) { return ParseExact(s, formats, null, DateTimeStyles.None); }
        public static DateOnly ParseExact(string s, string[] formats, IFormatProvider provider, DateTimeStyles style = DateTimeStyles.None)
        {
            DateOnly result;
            if (!TryParseExact(s ?? throw new ArgumentNullException("s"), formats, provider, style, out result))
                throw new FormatException("String '" + s + "' was not recognized as a valid DateOnly.");
            return result;
        }
        public static bool TryParse(ReadOnlySpan<char> s, out DateOnly result) { return TryParse(s.ToString(), out result); }
        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out DateOnly result) { return TryParse(s.ToString(), out result); }
        public static bool TryParse(string s, IFormatProvider provider, DateTimeStyles style, out DateOnly result) { return TryParse(s, out result); }
        public static bool TryParseExact(string s, string format, out DateOnly result) { return TryParseExact(s, format, null, DateTimeStyles.None, out result); }
        public static bool TryParseExact(string s, string format, IFormatProvider provider, DateTimeStyles style, out DateOnly result) { return TryParseExact(s, new string[] { format }, provider, style, out result); }
        public static bool TryParseExact(ReadOnlySpan<char> s, ReadOnlySpan<char> format, out DateOnly result) { return TryParseExact(s.ToString(), format.ToString(), out result); }
        public static bool TryParseExact(ReadOnlySpan<char> s, ReadOnlySpan<char> format, IFormatProvider provider, DateTimeStyles style, out DateOnly result) { return TryParseExact(s.ToString(), format.ToString(), out result); }
        public static bool TryParseExact(string s, string[] formats, out DateOnly result) { return TryParseExact(s, formats, null, DateTimeStyles.None, out result); }
        public static bool TryParseExact(string s, string[] formats, IFormatProvider provider, DateTimeStyles style, out DateOnly result)
        {
            DateTime date;
            bool read = TimeParts.AnyOf(s, Array.ConvertAll(formats ?? throw new ArgumentNullException("formats"), Widened), style, out date);
            result = read ? FromDateTime(date) : default(DateOnly);
            return read;
        }
        // What the standard formats of one letter mean for a day.
        static string Widened(string format) { return format == "o" || format == "O" ? "yyyy-MM-dd" : format == "d" ? "MM/dd/yyyy" : format; }
    }

    public readonly partial struct TimeOnly
    {
        public void Deconstruct(out int hour, out int minute, out int second, out int millisecond)
        {
            Deconstruct(out hour, out minute, out second);
            millisecond = Millisecond;
        }
        public void Deconstruct(out int hour, out int minute, out int second, out int millisecond, out int microsecond)
        {
            Deconstruct(out hour, out minute, out second, out millisecond);
            microsecond = Microsecond;
        }
        public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default(ReadOnlySpan<char>), IFormatProvider provider = null) { return TimeParts.Write(ToString(format.ToString()), destination, out charsWritten); }
        public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default(ReadOnlySpan<char>), IFormatProvider provider = null) { return TimeParts.Write(ToString(format.ToString()), utf8Destination, out bytesWritten); }
        public static TimeOnly Parse(ReadOnlySpan<char> s, IFormatProvider provider) { return Parse(s.ToString()); }
        public static TimeOnly Parse(ReadOnlySpan<char> s, IFormatProvider provider = null, DateTimeStyles style = DateTimeStyles.None) { return Parse(s.ToString()); }
        public static TimeOnly ParseExact(string s, string format) { return ParseExact(s, format, null, DateTimeStyles.None); }
        public static TimeOnly ParseExact(string s, string format, IFormatProvider provider, DateTimeStyles style = DateTimeStyles.None) { return ParseExact(s, new string[] { format }, provider, style); }
        public static TimeOnly ParseExact(ReadOnlySpan<char> s, ReadOnlySpan<char> format, IFormatProvider provider = null, DateTimeStyles style = DateTimeStyles.None) { return ParseExact(s.ToString(), format.ToString()); }
        public static TimeOnly ParseExact(string s, string[] formats) { return ParseExact(s, formats, null, DateTimeStyles.None); }
        public static TimeOnly ParseExact(string s, string[] formats, IFormatProvider provider, DateTimeStyles style = DateTimeStyles.None)
        {
            TimeOnly result;
            if (!TryParseExact(s ?? throw new ArgumentNullException("s"), formats, provider, style, out result))
                throw new FormatException("String '" + s + "' was not recognized as a valid TimeOnly.");
            return result;
        }
        public static bool TryParse(ReadOnlySpan<char> s, out TimeOnly result) { return TryParse(s.ToString(), out result); }
        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out TimeOnly result) { return TryParse(s.ToString(), out result); }
        public static bool TryParse(string s, IFormatProvider provider, DateTimeStyles style, out TimeOnly result) { return TryParse(s, out result); }
        public static bool TryParseExact(string s, string format, out TimeOnly result) { return TryParseExact(s, format, null, DateTimeStyles.None, out result); }
        public static bool TryParseExact(string s, string format, IFormatProvider provider, DateTimeStyles style, out TimeOnly result) { return TryParseExact(s, new string[] { format }, provider, style, out result); }
        public static bool TryParseExact(ReadOnlySpan<char> s, ReadOnlySpan<char> format, out TimeOnly result) { return TryParseExact(s.ToString(), format.ToString(), out result); }
        public static bool TryParseExact(string s, string[] formats, out TimeOnly result) { return TryParseExact(s, formats, null, DateTimeStyles.None, out result); }
        public static bool TryParseExact(string s, string[] formats, IFormatProvider provider, DateTimeStyles style, out TimeOnly result)
        {
            DateTime time;
            // The day does not matter.
            bool read = TimeParts.AnyOf(s, Array.ConvertAll(formats ?? throw new ArgumentNullException("formats"), Widened), style | DateTimeStyles.NoCurrentDateDefault, out time);
            result = read ? FromDateTime(time) : default(TimeOnly);
            return read;
        }
        static string Widened(string format) { return format == "o" || format == "O" ? "HH:mm:ss.fffffff" : format == "r" || format == "R" || format == "T" ? "HH:mm:ss" : format == "t" ? "HH:mm" : format; }
    }
}
