// Instants with the offset of the clock that showed them. The local clock is the universal one.
namespace System
{
    public partial struct DateTimeOffset : IComparable, IComparable<DateTimeOffset>, IEquatable<DateTimeOffset>, ISpanFormattable
    {
        public static readonly DateTimeOffset MinValue = new DateTimeOffset(DateTime.MinValue, TimeSpan.Zero);
        public static readonly DateTimeOffset MaxValue = new DateTimeOffset(DateTime.MaxValue, TimeSpan.Zero);
        readonly DateTime _utc;
        readonly short _minutes;
        TimeSpan _offset { get { return new TimeSpan(_minutes * TimeSpan.TicksPerMinute); } }
        public DateTimeOffset(DateTime dateTime) : this(dateTime, TimeSpan.Zero) { }
        public DateTimeOffset(DateTime dateTime, TimeSpan offset)
        {
            if (dateTime.Kind != DateTimeKind.Unspecified && offset.Ticks != 0)
                throw new ArgumentException("The UTC Offset of the local dateTime parameter does not match the offset argument.", "offset");
            if (offset.Ticks % TimeSpan.TicksPerMinute != 0)
                throw new ArgumentException("Offset must be specified in whole minutes.", "offset");
            if (offset.Ticks < -14 * TimeSpan.TicksPerHour || offset.Ticks > 14 * TimeSpan.TicksPerHour)
                throw new ArgumentOutOfRangeException("offset", "Offset must be within plus or minus 14 hours.");
            _utc = DateTime.SpecifyKind(dateTime - offset, DateTimeKind.Unspecified);
            _minutes = (short)(offset.Ticks / TimeSpan.TicksPerMinute);
        }
        public static DateTimeOffset UtcNow { get { return new DateTimeOffset(DateTime.UtcNow); } }
        public static DateTimeOffset Now { get { return UtcNow; } }
        public DateTime UtcDateTime { get { return DateTime.SpecifyKind(_utc, DateTimeKind.Utc); } }
        public DateTime DateTime { get { return _utc + _offset; } }
        public TimeSpan Offset { get { return _offset; } }
        public long Ticks { get { return DateTime.Ticks; } }
        public long ToUnixTimeMilliseconds() { return (_utc.Ticks - 621355968000000000) / TimeSpan.TicksPerMillisecond; }
        public long ToUnixTimeSeconds() { return ToUnixTimeMilliseconds() / 1000; }
        public DateTimeOffset(long ticks, TimeSpan offset) : this(new DateTime(ticks), offset) { }
        public DateTimeOffset(int year, int month, int day, int hour, int minute, int second, TimeSpan offset) : this(new DateTime(year, month, day, hour, minute, second), offset) { }
        public DateTimeOffset(int year, int month, int day, int hour, int minute, int second, int millisecond, TimeSpan offset) : this(new DateTime(year, month, day, hour, minute, second, millisecond), offset) { }
        public static readonly DateTimeOffset UnixEpoch = new DateTimeOffset(DateTime.UnixEpoch, TimeSpan.Zero);
        public static DateTimeOffset FromUnixTimeSeconds(long seconds) 
        {
            if (seconds < -62135596800 || seconds > 253402300799)
                throw new ArgumentOutOfRangeException("seconds", "Valid values are between -62135596800 and 253402300799, inclusive.");
            return UnixEpoch.Add(new TimeSpan(seconds * TimeSpan.TicksPerSecond));
        }
        public static DateTimeOffset FromUnixTimeMilliseconds(long milliseconds) 
        {
            if (milliseconds < -62135596800000 || milliseconds > 253402300799999)
                throw new ArgumentOutOfRangeException("milliseconds", "Valid values are between -62135596800000 and 253402300799999, inclusive.");
            return UnixEpoch.Add(new TimeSpan(milliseconds * TimeSpan.TicksPerMillisecond));
        }
        public DateTime Date { get { return DateTime.Date; } }
        public DateTime LocalDateTime { get { return DateTime.SpecifyKind(_utc, DateTimeKind.Local); } }
        public int Year { get { return DateTime.Year; } }
        public int Month { get { return DateTime.Month; } }
        public int Day { get { return DateTime.Day; } }
        public int Hour { get { return DateTime.Hour; } }
        public int Minute { get { return DateTime.Minute; } }
        public int Second { get { return DateTime.Second; } }
        public int Millisecond { get { return DateTime.Millisecond; } }
        public DayOfWeek DayOfWeek { get { return DateTime.DayOfWeek; } }
        public int DayOfYear { get { return DateTime.DayOfYear; } }
        public TimeSpan TimeOfDay { get { return DateTime.TimeOfDay; } }
        public long UtcTicks { get { return _utc.Ticks; } }
        public DateTimeOffset ToOffset(TimeSpan offset) { return new DateTimeOffset(_utc + offset, offset); }
        public DateTimeOffset ToUniversalTime() { return ToOffset(TimeSpan.Zero); }
        public DateTimeOffset ToLocalTime() { return ToOffset(TimeSpan.Zero); }
        public DateTimeOffset AddDays(double days) { return new DateTimeOffset(DateTime.AddDays(days), _offset); }
        public DateTimeOffset AddHours(double hours) { return new DateTimeOffset(DateTime.AddHours(hours), _offset); }
        public DateTimeOffset AddMinutes(double minutes) { return new DateTimeOffset(DateTime.AddMinutes(minutes), _offset); }
        public DateTimeOffset AddSeconds(double seconds) { return new DateTimeOffset(DateTime.AddSeconds(seconds), _offset); }
        public DateTimeOffset AddMilliseconds(double milliseconds) { return new DateTimeOffset(DateTime.AddMilliseconds(milliseconds), _offset); }
        public DateTimeOffset AddTicks(long ticks) { return new DateTimeOffset(DateTime.AddTicks(ticks), _offset); }
        public DateTimeOffset AddMonths(int months) { return new DateTimeOffset(DateTime.AddMonths(months), _offset); }
        public DateTimeOffset AddYears(int years) { return new DateTimeOffset(DateTime.AddYears(years), _offset); }
        public TimeSpan Subtract(DateTimeOffset value) { return _utc - value._utc; }
        public DateTimeOffset Subtract(TimeSpan value) { return new DateTimeOffset(DateTime - value, _offset); }
        public static int Compare(DateTimeOffset first, DateTimeOffset second) { return first.CompareTo(second); }
        public static bool Equals(DateTimeOffset first, DateTimeOffset second) { return first.Equals(second); }
        public bool EqualsExact(DateTimeOffset other) { return _utc == other._utc && _minutes == other._minutes; }
        int IComparable.CompareTo(object obj) { return obj == null ? 1 : CompareTo((DateTimeOffset)obj); }
        public override string ToString() { return ToString(null, null); }
        public string ToString(string format) { return ToString(format, null); }
        public string ToString(IFormatProvider formatProvider) { return ToString(null, formatProvider); }
        public string ToString(string format, IFormatProvider formatProvider)
        {
            string offset = (_minutes < 0 ? "-" : "+") + _offset.ToString(@"hh\:mm");
            if (string.IsNullOrEmpty(format))
                return DateTime.ToString("G") + " " + offset;
            if (format == "o" || format == "O")
                return DateTime.SpecifyKind(DateTime, DateTimeKind.Unspecified).ToString("o") + offset;
            if (format == "r" || format == "R" || format == "u")
                return _utc.ToString(format);
            return DateTime.ToString(format.Length == 1 ? format : format.Replace("zzz", "'" + offset + "'").Replace("K", "'" + offset + "'"));
        }
        public static implicit operator DateTimeOffset(DateTime dateTime) { return new DateTimeOffset(dateTime); }
        public static DateTimeOffset operator -(DateTimeOffset value, TimeSpan span) { return value.Subtract(span); }
        public static bool operator ==(DateTimeOffset left, DateTimeOffset right) { return left._utc == right._utc; }
        public static bool operator !=(DateTimeOffset left, DateTimeOffset right) { return left._utc != right._utc; }
        public static bool operator <=(DateTimeOffset left, DateTimeOffset right) { return left._utc <= right._utc; }
        public static bool operator >=(DateTimeOffset left, DateTimeOffset right) { return left._utc >= right._utc; }
        public DateTimeOffset Add(TimeSpan timeSpan) { return new DateTimeOffset(DateTime + timeSpan, _offset); }
        public int CompareTo(DateTimeOffset other) { return _utc.CompareTo(other._utc); }
        public bool Equals(DateTimeOffset other) { return _utc == other._utc; }
        public override bool Equals(object obj) { return obj is DateTimeOffset && Equals((DateTimeOffset)obj); }
        public override int GetHashCode() { return _utc.GetHashCode(); }
        public static TimeSpan operator -(DateTimeOffset left, DateTimeOffset right) { return left._utc - right._utc; }
        public static DateTimeOffset operator +(DateTimeOffset value, TimeSpan span) { return value.Add(span); }
        public static bool operator <(DateTimeOffset left, DateTimeOffset right) { return left._utc < right._utc; }
        public static bool operator >(DateTimeOffset left, DateTimeOffset right) { return left._utc > right._utc; }
    }
}
