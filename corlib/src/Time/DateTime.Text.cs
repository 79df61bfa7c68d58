// Dates as text, in the invariant culture.
using System.Globalization;

namespace System
{
    public partial struct DateTime
    {
        public override string ToString() { return ToString("G"); }
        public string ToString(IFormatProvider provider) { return ToString("G"); }
        public string ToString(string format, IFormatProvider provider) { return ToString(format); }
        public string ToString(string format)
        {
            if (string.IsNullOrEmpty(format))
                format = "G";
            return TimeFormat.Date(format.Length == 1 ? Standard(format[0]) : format, format == "U" ? ToUniversalTime() : this);
        }
        static string Standard(char format)
        {
            switch (format)
            {
                case 'd': return "MM/dd/yyyy";
                case 'D': return "dddd, dd MMMM yyyy";
                case 'f': return "dddd, dd MMMM yyyy HH:mm";
                case 'F': case 'U': return "dddd, dd MMMM yyyy HH:mm:ss";
                case 'g': return "MM/dd/yyyy HH:mm";
                case 'G': return "MM/dd/yyyy HH:mm:ss";
                case 'm': case 'M': return "MMMM dd";
                case 'o': case 'O': return "yyyy-MM-ddTHH:mm:ss.fffffffK";
                case 'r': case 'R': return "ddd, dd MMM yyyy HH':'mm':'ss 'GMT'";
                case 's': return "yyyy-MM-ddTHH:mm:ss";
                case 't': return "HH:mm";
                case 'T': return "HH:mm:ss";
                case 'u': return "yyyy-MM-dd HH:mm:ss'Z'";
                case 'y': case 'Y': return "yyyy MMMM";
                default: throw new FormatException("Input string was not in a correct format.");
            }
        }
        public string ToShortDateString() { return ToString("d"); }
        public string ToLongDateString() { return ToString("D"); }
        public string ToShortTimeString() { return ToString("t"); }
        public string ToLongTimeString() { return ToString("T"); }

        static FormatException Unreadable() { return new FormatException("String was not recognized as a valid DateTime."); }

        public static DateTime Parse(string s)
        {
            DateTime result;
            if (!TryParse(s ?? throw new ArgumentNullException("s"), out result))
                throw Unreadable();
            return result;
        }
        public static DateTime Parse(string s, IFormatProvider provider) { return Parse(s); }
        public static DateTime Parse(string s, IFormatProvider provider, DateTimeStyles styles)
        {
            DateTime result;
            if (!TryParse(s ?? throw new ArgumentNullException("s"), provider, styles, out result))
                throw Unreadable();
            return result;
        }
        public static bool TryParse(string s, IFormatProvider provider, DateTimeStyles styles, out DateTime result)
        {
            Check(styles, "styles");
            return TryParseStyled(s, styles, out result);
        }
        public static bool TryParse(string s, out DateTime result) { return TryParseStyled(s, DateTimeStyles.None, out result); }

        static void Check(DateTimeStyles styles, string name)
        {
            const DateTimeStyles Assumed = DateTimeStyles.AssumeLocal | DateTimeStyles.AssumeUniversal;
            if ((styles & ~(DateTimeStyles)255) != 0)
                throw new ArgumentException("An undefined DateTimeStyles value is being used.", name);
            if ((styles & Assumed) == Assumed)
                throw new ArgumentException("The DateTimeStyles values AssumeLocal and AssumeUniversal cannot be used together.", name);
            if ((styles & DateTimeStyles.RoundtripKind) != 0 && (styles & (Assumed | DateTimeStyles.AdjustToUniversal)) != 0)
                throw new ArgumentException("The DateTimeStyles value RoundtripKind cannot be used with the values AssumeLocal, AssumeUniversal or AdjustToUniversal.", name);
        }

        // The local zone is universal time, so that only the kind depends on the styles. What was read with a zone is local.
        static DateTimeKind KindOf(DateTimeKind read, bool z, DateTimeStyles styles)
        {
            if ((styles & DateTimeStyles.RoundtripKind) != 0)
                return z ? DateTimeKind.Utc : read;
            bool assumed = (styles & (DateTimeStyles.AssumeLocal | DateTimeStyles.AssumeUniversal)) != 0;
            if (read == DateTimeKind.Unspecified && !assumed)
                return DateTimeKind.Unspecified;
            return (styles & DateTimeStyles.AdjustToUniversal) != 0 ? DateTimeKind.Utc : DateTimeKind.Local;
        }

        // Dates with a year first or last, a time behind them or not; Z stands for universal time.
        static bool TryParseStyled(string s, DateTimeStyles styles, out DateTime result)
        {
            result = default(DateTime);
            if (s == null)
                return false;
            for (int month = 1; month <= 12; month++)
            {
                if (s.IndexOf(TimeFormat.MonthName(month).Substring(0, 3), StringComparison.OrdinalIgnoreCase) >= 0)
                    Fencepost.Runtime.Unsupported("DateTime.Parse with names of months");
            }
            string[] parts = s.Trim().Split(new char[] { ' ', 'T' }, StringSplitOptions.RemoveEmptyEntries);
            if (parts.Length == 0 || parts.Length > 3)
                return false;
            if (parts[0].IndexOf(':') > 0)
                Fencepost.Runtime.Unsupported("DateTime.Parse of a time without a date");
            string[] day = parts[0].Split('-', '/');
            int a, b, c;
            if (day.Length != 3 || !Number(day[0], out a) || !Number(day[1], out b) || !Number(day[2], out c))
                return false;
            bool yearFirst = day[0].Length > 2;
            int year = yearFirst ? a : c, monthOfYear = yearFirst ? b : a, date = yearFirst ? c : b;
            if (year < 1 || year > 9999 || monthOfYear < 1 || monthOfYear > 12 || date < 1 || date > DaysInMonth(year, monthOfYear))
                return false;
            long ticks = 0;
            DateTimeKind kind = DateTimeKind.Unspecified;
            if (parts.Length > 1 && (parts[1].IndexOf('+') > 0 || parts[1].IndexOf('-') > 0))
                Fencepost.Runtime.Unsupported("DateTime.Parse with an offset");
            if (parts.Length > 1 && !TimeOf(parts[1], parts.Length == 3 ? parts[2] : "", out ticks, out kind))
                return false;
            result = new DateTime(new DateTime(year, monthOfYear, date)._ticks + ticks, KindOf(kind, kind == DateTimeKind.Local, styles));
            return true;
        }
        static bool Number(string text, out int number) { return int.TryParse(text, NumberStyles.None, null, out number); }
        static bool TimeOf(string text, string half, out long ticks, out DateTimeKind kind)
        {
            ticks = 0;
            bool universal = text.EndsWith('Z');
            kind = universal ? DateTimeKind.Local : DateTimeKind.Unspecified;
            string[] parts = (universal ? text.Substring(0, text.Length - 1) : text).Split(':');
            int hour, minute, second = 0;
            if (parts.Length < 2 || parts.Length > 3 || !Number(parts[0], out hour) || !Number(parts[1], out minute))
                return false;
            long fraction = 0;
            if (parts.Length == 3)
            {
                int point = parts[2].IndexOf('.');
                if (point >= 0 && (parts[2].Length - point > 8 || !long.TryParse(parts[2].Substring(point + 1).PadRight(7, '0'), NumberStyles.None, null, out fraction)))
                    return false;
                if (!Number(point < 0 ? parts[2] : parts[2].Substring(0, point), out second))
                    return false;
            }
            bool late = half == "PM";
            if (half != "" && (!late && half != "AM" || hour < 1 || hour > 12))
                return false;
            if (half != "")
                hour = hour % 12 + (late ? 12 : 0);
            if (hour > 23 || minute > 59 || second > 59)
                return false;
            ticks = new TimeSpan(hour, minute, second).Ticks + fraction;
            return true;
        }

        public static DateTime ParseExact(string s, string format, IFormatProvider provider) { return ParseExact(s, format, provider, DateTimeStyles.None); }
        public static DateTime ParseExact(string s, string format, IFormatProvider provider, DateTimeStyles style)
        {
            DateTime result;
            if (!TryParseExact(s ?? throw new ArgumentNullException("s"), format ?? throw new ArgumentNullException("format"), provider, style, out result))
                throw Unreadable();
            return result;
        }
        static bool HasWhite(string s)
        {
            foreach (char c in s)
            {
                if (char.IsWhiteSpace(c))
                    return true;
            }
            return false;
        }
        // Reads runs of digits as wide as the format asks for; names are not read.
        public static bool TryParseExact(string s, string format, IFormatProvider provider, DateTimeStyles style, out DateTime result)
        {
            result = default(DateTime);
            Check(style, "style");
            if (s == null || format == null)
                return false;
            if ((style & DateTimeStyles.AllowLeadingWhite) != 0)
            {
                s = s.TrimStart();
                format = format.TrimStart();
            }
            if ((style & DateTimeStyles.AllowTrailingWhite) != 0)
            {
                s = s.TrimEnd();
                format = format.TrimEnd();
            }
            if (format.Length == 1)
                format = Standard(format[0]);
            if ((style & DateTimeStyles.AllowInnerWhite) != 0 && (HasWhite(s) || HasWhite(format)))
                Fencepost.Runtime.Unsupported("DateTime.ParseExact with white space inside");
            if (format.IndexOfAny(new char[] { 'y', 'M', 'd' }) < 0)
            {
                if ((style & DateTimeStyles.NoCurrentDateDefault) == 0)
                    Fencepost.Runtime.Unsupported("DateTime.ParseExact of a time without a date");
            }
            int year = 1, month = 1, day = 1, hour = 0, minute = 0, second = 0, at = 0;
            long fraction = 0;
            bool universal = false;
            for (int i = 0; i < format.Length;)
            {
                int run = 1;
                while (i + run < format.Length && format[i + run] == format[i])
                    run++;
                int number = 0;
                char c = format[i];
                if ("yMdHms".IndexOf(c) >= 0)
                {
                    if (run > 2 && c != 'y')
                        Fencepost.Runtime.Unsupported("DateTime.ParseExact with names");
                    int most = run == 1 ? 2 : run, start = at;
                    while (at < s.Length && at - start < most && char.IsDigit(s[at]))
                        number = number * 10 + s[at++] - '0';
                    if (at == start || run > 1 && at - start < run)
                        return false;
                }
                switch (c)
                {
                    case 'y': year = run > 2 ? number : number + (number < 30 ? 2000 : 1900); break;
                    case 'M': month = number; break;
                    case 'd': day = number; break;
                    case 'H': hour = number; break;
                    case 'm': minute = number; break;
                    case 's': second = number; break;
                    case 'f':
                        if (at + run > s.Length || run > 7 || !long.TryParse(s.Substring(at, run).PadRight(7, '0'), NumberStyles.None, null, out fraction))
                            return false;
                        at += run;
                        break;
                    case 'K':
                        universal = at < s.Length && s[at] == 'Z';
                        at += universal ? 1 : 0;
                        break;
                    case 'h': case 't': case 'z': case 'g': case 'F':
                        Fencepost.Runtime.Unsupported("DateTime.ParseExact with '" + c + "'");
                        break;
                    default:
                        if (c == '\'')
                        {
                            run = 1;
                            break;
                        }
                        if (c == '\\')
                            i++;
                        run = 1;
                        if (i >= format.Length || at >= s.Length || s[at++] != format[i])
                            return false;
                        break;
                }
                i += run;
            }
            if (at != s.Length || year < 1 || month < 1 || month > 12 || day < 1 || day > DaysInMonth(year, month) || hour > 23 || minute > 59 || second > 59)
                return false;
            long ticks = new DateTime(year, month, day, hour, minute, second)._ticks + fraction;
            result = new DateTime(ticks, KindOf(universal ? DateTimeKind.Local : DateTimeKind.Unspecified, universal, style));
            return true;
        }
    }
}
