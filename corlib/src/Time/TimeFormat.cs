// Custom formats of dates and spans, in the invariant culture: runs of letters, quoted text and escapes.
using System.Text;

namespace System
{
    static class TimeFormat
    {
        static readonly string[] Months = { "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December" };
        internal static string MonthName(int month) { return Months[month - 1]; }

        static FormatException Malformed() { return new FormatException("Input string was not in a correct format."); }

        static int RunAt(string format, int at)
        {
            int run = 1;
            while (at + run < format.Length && format[at + run] == format[at])
                run++;
            return run;
        }

        // Text that stands for itself; answers how much of the format it used.
        static int Literal(string format, int at, StringBuilder text)
        {
            char c = format[at];
            if (c == '\\')
            {
                if (at + 1 == format.Length)
                    throw Malformed();
                text.Append(format[at + 1]);
                return 2;
            }
            int i = at + 1;
            for (; i < format.Length && format[i] != c; i++)
            {
                if (format[i] == '\\' && i + 1 < format.Length)
                    i++;
                text.Append(format[i]);
            }
            if (i == format.Length)
                throw Malformed();
            return i + 1 - at;
        }

        static void Fraction(StringBuilder text, long ticks, int run, bool optional)
        {
            if (run > 7)
                throw Malformed();
            string digits = ticks.ToString("0000000").Substring(0, run);
            if (optional)
                digits = digits.TrimEnd('0');
            // A point in front of no digits is left out.
            if (optional && digits.Length == 0 && text.Length > 0 && text[text.Length - 1] == '.')
                text.Length--;
            text.Append(digits);
        }

        static string Digits(long number, int run) { return number.ToString("D" + run); }

        internal static string Span(string format, TimeSpan value)
        {
            var text = new StringBuilder();
            long fraction = Math.Abs(value.Ticks % TimeSpan.TicksPerSecond);
            for (int i = 0; i < format.Length;)
            {
                int run = RunAt(format, i);
                switch (format[i])
                {
                    case 'd': text.Append(Digits(Math.Abs(value.Days), Limit(run, 8))); break;
                    case 'h': text.Append(Digits(Math.Abs(value.Hours), Limit(run, 2))); break;
                    case 'm': text.Append(Digits(Math.Abs(value.Minutes), Limit(run, 2))); break;
                    case 's': text.Append(Digits(Math.Abs(value.Seconds), Limit(run, 2))); break;
                    case 'f': Fraction(text, fraction, run, false); break;
                    case 'F': Fraction(text, fraction, run, true); break;
                    case '%': run = AfterPercent(format, i); break;
                    case '\\': case '\'': case '"': run = Literal(format, i, text); break;
                    default: throw Malformed();
                }
                i += run;
            }
            return text.ToString();
        }
        static int Limit(int run, int most)
        {
            if (run > most)
                throw Malformed();
            return run;
        }
        static int AfterPercent(string format, int at)
        {
            if (at + 1 == format.Length || format[at + 1] == '%')
                throw Malformed();
            return 1;
        }

        // The general formats of spans; the long one always has days and all digits.
        internal static string General(TimeSpan value, bool full)
        {
            var text = new StringBuilder(value.Ticks < 0 ? "-" : "");
            int days = Math.Abs(value.Days);
            if (full || days != 0)
                text.Append(days).Append(':');
            text.Append(Digits(Math.Abs(value.Hours), full ? 2 : 1)).Append(Span(@"\:mm\:ss", value));
            long fraction = Math.Abs(value.Ticks % TimeSpan.TicksPerSecond);
            if (full || fraction != 0)
            {
                text.Append('.');
                Fraction(text, fraction, 7, !full);
            }
            return text.ToString();
        }

        internal static string Date(string format, DateTime value)
        {
            var text = new StringBuilder();
            long fraction = value.Ticks % TimeSpan.TicksPerSecond;
            for (int i = 0; i < format.Length;)
            {
                int run = RunAt(format, i);
                switch (format[i])
                {
                    case 'y': text.Append(run <= 2 ? Digits(value.Year % 100, run) : Digits(value.Year, run)); break;
                    case 'M': text.Append(run <= 2 ? Digits(value.Month, run) : Short(MonthName(value.Month), run)); break;
                    case 'd': text.Append(run <= 2 ? Digits(value.Day, run) : Short(value.DayOfWeek.ToString(), run)); break;
                    case 'h': text.Append(Digits((value.Hour + 11) % 12 + 1, Math.Min(run, 2))); break;
                    case 'H': text.Append(Digits(value.Hour, Math.Min(run, 2))); break;
                    case 'm': text.Append(Digits(value.Minute, Math.Min(run, 2))); break;
                    case 's': text.Append(Digits(value.Second, Math.Min(run, 2))); break;
                    case 'f': Fraction(text, fraction, run, false); break;
                    case 'F': Fraction(text, fraction, run, true); break;
                    case 't': text.Append((value.Hour < 12 ? "AM" : "PM").Substring(0, Math.Min(run, 2))); break;
                    case 'g': text.Append("A.D."); break;
                    case 'K': text.Append(value.Kind == DateTimeKind.Utc ? "Z" : value.Kind == DateTimeKind.Local ? "+00:00" : ""); break;
                    case 'z': text.Append(run == 1 ? "+0" : run == 2 ? "+00" : "+00:00"); break;
                    case '%': run = AfterPercent(format, i); break;
                    case '\\': case '\'': case '"': run = Literal(format, i, text); break;
                    default:
                        run = 1;
                        text.Append(format[i]);
                        break;
                }
                i += run;
            }
            return text.ToString();
        }
        static string Short(string name, int run) { return run == 3 ? name.Substring(0, 3) : name; }
    }
}
