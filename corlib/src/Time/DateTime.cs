// Dates. The clock starts at a fixed instant and moves with logical time.
using Machine = Fencepost.Runtime;

namespace System
{
    public enum DayOfWeek { Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday }
    public enum DateTimeKind { Unspecified, Utc, Local }

    public partial struct DateTime : IComparable, IComparable<DateTime>, IEquatable<DateTime>, ISpanFormattable, IConvertible
    {
        // Ticks, and the kind in the two highest bits: a date is one location, as on real runtimes.
        readonly ulong _data;
        long _ticks { get { return (long)(_data & 0x3FFFFFFFFFFFFFFF); } }
        DateTimeKind _kind { get { return (DateTimeKind)(_data >> 62); } }
        const long MaxTicks = 3155378975999999999;
        public static readonly DateTime MinValue = new DateTime(0);
        public static readonly DateTime MaxValue = new DateTime(MaxTicks);
        public static readonly DateTime UnixEpoch = new DateTime(621355968000000000, DateTimeKind.Utc);

        public DateTime(long ticks) : this(ticks, DateTimeKind.Unspecified) { }
        public DateTime(long ticks, DateTimeKind kind)
        {
            if (ticks < 0 || ticks > MaxTicks)
                throw new ArgumentOutOfRangeException("ticks", "Ticks must be between DateTime.MinValue.Ticks and DateTime.MaxValue.Ticks.");
            _data = (ulong)ticks | (ulong)kind << 62;
        }
        public DateTime(int year, int month, int day) : this(year, month, day, 0, 0, 0, 0, DateTimeKind.Unspecified) { }
        public DateTime(int year, int month, int day, int hour, int minute, int second) : this(year, month, day, hour, minute, second, 0, DateTimeKind.Unspecified) { }
        public DateTime(int year, int month, int day, int hour, int minute, int second, DateTimeKind kind) : this(year, month, day, hour, minute, second, 0, kind) { }
        public DateTime(int year, int month, int day, int hour, int minute, int second, int millisecond) : this(year, month, day, hour, minute, second, millisecond, DateTimeKind.Unspecified) { }
        public DateTime(int year, int month, int day, int hour, int minute, int second, int millisecond, DateTimeKind kind)
        {
            if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > DaysInMonth(year, month))
                throw new ArgumentOutOfRangeException(null, "Year, Month, and Day parameters describe an un-representable DateTime.");
            if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 59 || millisecond < 0 || millisecond > 999)
                throw new ArgumentOutOfRangeException(null, "Hour, Minute, and Second parameters describe an un-representable DateTime.");
            long ticks = DaysBefore(year, month) * TimeSpan.TicksPerDay + new TimeSpan(day - 1, hour, minute, second, millisecond).Ticks;
            _data = (ulong)ticks | (ulong)kind << 62;
        }

        // One fixed instant, so that runs repeat: the first of January 2024.
        public static DateTime UtcNow { get { return new DateTime(638396640000000000 + Machine.LogicalTimeMs() * TimeSpan.TicksPerMillisecond, DateTimeKind.Utc); } }
        public static DateTime Now { get { return new DateTime(UtcNow._ticks, DateTimeKind.Local); } }
        public static DateTime Today { get { return Now.Date; } }

        public static bool IsLeapYear(int year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }
        public static int DaysInMonth(int year, int month)
        {
            if (month < 1 || month > 12)
                throw new ArgumentOutOfRangeException("month", "Month must be between one and twelve.");
            if (month == 2)
                return IsLeapYear(year) ? 29 : 28;
            return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
        }
        static long DaysBefore(int year, int month)
        {
            long years = year - 1;
            long days = years * 365 + years / 4 - years / 100 + years / 400;
            for (int m = 1; m < month; m++)
                days += DaysInMonth(year, m);
            return days;
        }

        void Split(out int year, out int month, out int day)
        {
            long days = _ticks / TimeSpan.TicksPerDay;
            // The estimate is never too early, and at most two years too late.
            year = (int)(days * 400 / 146097) + 2;
            while (DaysBefore(year, 1) > days)
                year--;
            month = 1;
            long rest = days - DaysBefore(year, 1);
            while (rest >= DaysInMonth(year, month))
                rest -= DaysInMonth(year, month++);
            day = (int)rest + 1;
        }

        public long Ticks { get { return _ticks; } }
        public DateTimeKind Kind { get { return _kind; } }
        public int Year { get { Split(out int year, out int month, out int day); return year; } }
        public int Month { get { Split(out int year, out int month, out int day); return month; } }
        public int Day { get { Split(out int year, out int month, out int day); return day; } }
        public int Hour { get { return TimeOfDay.Hours; } }
        public int Minute { get { return TimeOfDay.Minutes; } }
        public int Second { get { return TimeOfDay.Seconds; } }
        public int Millisecond { get { return TimeOfDay.Milliseconds; } }
        public int DayOfYear { get { return (int)(_ticks / TimeSpan.TicksPerDay - DaysBefore(Year, 1)) + 1; } }
        public DayOfWeek DayOfWeek { get { return (DayOfWeek)((_ticks / TimeSpan.TicksPerDay + 1) % 7); } }
        public DateTime Date { get { return new DateTime(_ticks - _ticks % TimeSpan.TicksPerDay, _kind); } }
        public TimeSpan TimeOfDay { get { return new TimeSpan(_ticks % TimeSpan.TicksPerDay); } }

        public DateTime Add(TimeSpan value) { return AddTicks(value.Ticks); }
        public DateTime AddTicks(long value)
        {
            long ticks = _ticks + value;
            if (ticks < 0 || ticks > MaxTicks)
                throw new ArgumentOutOfRangeException("value", "The added or subtracted value results in an un-representable DateTime.");
            return new DateTime(ticks, _kind);
        }
        // The whole units exactly, and of the rest what whole ticks there are.
        DateTime AddUnits(double value, long ticksPerUnit)
        {
            double whole = Math.Truncate(value);
            if (double.IsNaN(value) || Math.Abs(value) > (double)MaxTicks / ticksPerUnit)
                throw new ArgumentOutOfRangeException("value", "Value to add was out of range.");
            return AddTicks((long)whole * ticksPerUnit + (long)((value - whole) * ticksPerUnit));
        }
        public DateTime AddDays(double value) { return AddUnits(value, TimeSpan.TicksPerDay); }
        public DateTime AddHours(double value) { return AddUnits(value, TimeSpan.TicksPerHour); }
        public DateTime AddMinutes(double value) { return AddUnits(value, TimeSpan.TicksPerMinute); }
        public DateTime AddSeconds(double value) { return AddUnits(value, TimeSpan.TicksPerSecond); }
        public DateTime AddMilliseconds(double value) { return AddUnits(value, TimeSpan.TicksPerMillisecond); }
        public DateTime AddMonths(int months)
        {
            if (months < -120000 || months > 120000)
                throw new ArgumentOutOfRangeException("months", "Months value must be between +/-120000.");
            int total = Year * 12 + Month - 1 + months;
            if (total < 12 || total >= 120000)
                throw new ArgumentOutOfRangeException("months", "The added or subtracted value results in an un-representable DateTime.");
            int year = total / 12, month = total % 12 + 1;
            return new DateTime(year, month, Math.Min(Day, DaysInMonth(year, month)), 0, 0, 0, 0, _kind).Add(TimeOfDay);
        }
        public DateTime AddYears(int value)
        {
            if (value < -10000 || value > 10000)
                throw new ArgumentOutOfRangeException("years", "Years value must be between +/-10000.");
            return AddMonths(value * 12);
        }
        public TimeSpan Subtract(DateTime value) { return new TimeSpan(_ticks - value._ticks); }
        public DateTime Subtract(TimeSpan value) { return AddTicks(-value.Ticks); }
        public DateTime ToUniversalTime() { return new DateTime(_ticks, DateTimeKind.Utc); }
        public DateTime ToLocalTime() { return new DateTime(_ticks, DateTimeKind.Local); }
        public static DateTime SpecifyKind(DateTime value, DateTimeKind kind) { return new DateTime(value._ticks, kind); }
        public static int Compare(DateTime t1, DateTime t2) { return t1._ticks.CompareTo(t2._ticks); }
        public int CompareTo(DateTime value) { return _ticks.CompareTo(value._ticks); }
        public int CompareTo(object value)
        {
            if (value == null)
                return 1;
            if (!(value is DateTime))
                throw new ArgumentException("Object must be of type DateTime.");
            return CompareTo((DateTime)value);
        }
        public bool Equals(DateTime value) { return _ticks == value._ticks; }
        public override bool Equals(object value) { return value is DateTime && _ticks == ((DateTime)value)._ticks; }
        public override int GetHashCode() { return _ticks.GetHashCode(); }
        public static DateTime operator +(DateTime d, TimeSpan t) { return d.Add(t); }
        public static DateTime operator -(DateTime d, TimeSpan t) { return d.Subtract(t); }
        public static TimeSpan operator -(DateTime d1, DateTime d2) { return d1.Subtract(d2); }
        public static bool operator ==(DateTime d1, DateTime d2) { return d1._ticks == d2._ticks; }
        public static bool operator !=(DateTime d1, DateTime d2) { return d1._ticks != d2._ticks; }
        public static bool operator <(DateTime t1, DateTime t2) { return t1._ticks < t2._ticks; }
        public static bool operator >(DateTime t1, DateTime t2) { return t1._ticks > t2._ticks; }
        public static bool operator <=(DateTime t1, DateTime t2) { return t1._ticks <= t2._ticks; }
        public static bool operator >=(DateTime t1, DateTime t2) { return t1._ticks >= t2._ticks; }

        public static bool Equals(DateTime t1, DateTime t2) { return t1._ticks == t2._ticks; }
        public long ToBinary() { return (long)_data; }
        public static DateTime FromBinary(long dateData) { return new DateTime(dateData & 0x3FFFFFFFFFFFFFFF, (DateTimeKind)((ulong)dateData >> 62)); }
        public double ToOADate() { return _ticks == 0 ? 0 : (_ticks - 599264352000000000) / (double)TimeSpan.TicksPerDay; }
        public void Deconstruct(out int year, out int month, out int day) { Split(out year, out month, out day); }

        public TypeCode GetTypeCode() { return TypeCode.DateTime; }
        static InvalidCastException NoCast(string type) { return new InvalidCastException("Invalid cast from 'DateTime' to '" + type + "'."); }
        bool IConvertible.ToBoolean(IFormatProvider provider) { throw NoCast("Boolean"); }
        char IConvertible.ToChar(IFormatProvider provider) { throw NoCast("Char"); }
        sbyte IConvertible.ToSByte(IFormatProvider provider) { throw NoCast("SByte"); }
        byte IConvertible.ToByte(IFormatProvider provider) { throw NoCast("Byte"); }
        short IConvertible.ToInt16(IFormatProvider provider) { throw NoCast("Int16"); }
        ushort IConvertible.ToUInt16(IFormatProvider provider) { throw NoCast("UInt16"); }
        int IConvertible.ToInt32(IFormatProvider provider) { throw NoCast("Int32"); }
        uint IConvertible.ToUInt32(IFormatProvider provider) { throw NoCast("UInt32"); }
        long IConvertible.ToInt64(IFormatProvider provider) { throw NoCast("Int64"); }
        ulong IConvertible.ToUInt64(IFormatProvider provider) { throw NoCast("UInt64"); }
        float IConvertible.ToSingle(IFormatProvider provider) { throw NoCast("Single"); }
        double IConvertible.ToDouble(IFormatProvider provider) { throw NoCast("Double"); }
        decimal IConvertible.ToDecimal(IFormatProvider provider) { throw NoCast("Decimal"); }
        DateTime IConvertible.ToDateTime(IFormatProvider provider) { return this; }
        object IConvertible.ToType(Type conversionType, IFormatProvider provider) { return Convert.ChangeType(this, conversionType); }
    }
}
