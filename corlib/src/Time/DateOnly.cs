// A day without a time.
using System.Globalization;

namespace System
{
    public readonly partial struct DateOnly : IComparable, IComparable<DateOnly>, IEquatable<DateOnly>, ISpanFormattable
    {
        readonly int _day;
        const int Last = 3652058;

        DateOnly(int day) { _day = day; }
        public DateOnly(int year, int month, int day) { _day = Number(new DateTime(year, month, day)); }
        static int Number(DateTime date) { return (int)(date.Ticks / TimeSpan.TicksPerDay); }

        public static DateOnly MinValue { get { return new DateOnly(0); } }
        public static DateOnly MaxValue { get { return new DateOnly(Last); } }
        public static DateOnly FromDayNumber(int dayNumber)
        {
            if ((uint)dayNumber > Last)
                throw new ArgumentOutOfRangeException("dayNumber", "Day number must be between 0 and DateOnly.MaxValue.DayNumber.");
            return new DateOnly(dayNumber);
        }
        public static DateOnly FromDateTime(DateTime dateTime) { return new DateOnly(Number(dateTime)); }

        DateTime Date { get { return new DateTime(_day * TimeSpan.TicksPerDay); } }
        public int Year { get { return Date.Year; } }
        public int Month { get { return Date.Month; } }
        public int Day { get { return Date.Day; } }
        public DayOfWeek DayOfWeek { get { return (DayOfWeek)((_day + 1) % 7); } }
        public int DayOfYear { get { return Date.DayOfYear; } }
        public int DayNumber { get { return _day; } }
        public DateOnly AddDays(int value)
        {
            long day = (long)_day + value;
            if (day < 0 || day > Last)
                throw new ArgumentOutOfRangeException("value", "Value to add was out of range.");
            return new DateOnly((int)day);
        }
        public DateOnly AddMonths(int value) { return FromDateTime(Date.AddMonths(value)); }
        public DateOnly AddYears(int value) { return FromDateTime(Date.AddYears(value)); }
        public DateTime ToDateTime(TimeOnly time) { return new DateTime(_day * TimeSpan.TicksPerDay + time.Ticks); }
        public DateTime ToDateTime(TimeOnly time, DateTimeKind kind) { return new DateTime(_day * TimeSpan.TicksPerDay + time.Ticks, kind); }
        public void Deconstruct(out int year, out int month, out int day)
        {
            year = Year;
            month = Month;
            day = Day;
        }

        public int CompareTo(DateOnly value) { return _day.CompareTo(value._day); }
        public int CompareTo(object value)
        {
            if (value == null)
                return 1;
            if (!(value is DateOnly))
                throw new ArgumentException("Object must be of type DateOnly.");
            return CompareTo((DateOnly)value);
        }
        public bool Equals(DateOnly value) { return _day == value._day; }
        public override bool Equals(object value) { return value is DateOnly && Equals((DateOnly)value); }
        public override int GetHashCode() { return _day; }
        public static bool operator ==(DateOnly left, DateOnly right) { return left._day == right._day; }
        public static bool operator !=(DateOnly left, DateOnly right) { return left._day != right._day; }
        public static bool operator <(DateOnly left, DateOnly right) { return left._day < right._day; }
        public static bool operator <=(DateOnly left, DateOnly right) { return left._day <= right._day; }
        public static bool operator >(DateOnly left, DateOnly right) { return left._day > right._day; }
        public static bool operator >=(DateOnly left, DateOnly right) { return left._day >= right._day; }

        public override string ToString() { return ToString("d", null); }
        public string ToString(string format) { return ToString(format, null); }
        public string ToString(IFormatProvider provider) { return ToString("d", provider); }
        public string ToString(string format, IFormatProvider provider)
        {
            if (string.IsNullOrEmpty(format))
                format = "d";
            if (format == "o" || format == "O")
                format = "yyyy-MM-dd";
            else if (format.Length == 1 && "dDmMrRyY".IndexOf(format[0]) < 0)
                throw new FormatException("Format specifier was invalid.");
            else if (format == "r" || format == "R")
                format = "ddd, dd MMM yyyy";
            return Date.ToString(format);
        }
        public string ToShortDateString() { return ToString("d"); }
        public string ToLongDateString() { return ToString("D"); }
        public static DateOnly Parse(string s) { return Parse(s, null); }
        public static DateOnly Parse(string s, IFormatProvider provider) { return Parse(s, provider, DateTimeStyles.None); }
        public static DateOnly Parse(string s, IFormatProvider provider, DateTimeStyles style = DateTimeStyles.None)
        {
            DateOnly result;
            if (s == null)
                throw new ArgumentNullException("s");
            if (!TryParse(s, out result))
                throw new FormatException("String '" + s + "' was not recognized as a valid DateOnly.");
            return result;
        }
        public static DateOnly ParseExact(string s, string format) { return ParseExact(s, format, null, DateTimeStyles.None); }
        public static DateOnly ParseExact(string s, string format, IFormatProvider provider, DateTimeStyles style = DateTimeStyles.None) { return FromDateTime(DateTime.ParseExact(s, format, provider)); }
        public static bool TryParse(string s, IFormatProvider provider, out DateOnly result) { return TryParse(s, out result); }
        public static bool TryParse(string s, out DateOnly result)
        {
            DateTime date;
            bool valid = DateTime.TryParse(s, out date) && date.TimeOfDay == TimeSpan.Zero;
            result = valid ? FromDateTime(date) : default(DateOnly);
            return valid;
        }
    }
}
