// Time zones with a fixed offset. The local zone is the universal one.
namespace System
{
    public class InvalidTimeZoneException : Exception
    {
        public InvalidTimeZoneException() { }
        public InvalidTimeZoneException(string message) : base(message) { }
        public InvalidTimeZoneException(string message, Exception innerException) : base(message, innerException) { }
    }

    public class TimeZoneNotFoundException : Exception
    {
        public TimeZoneNotFoundException() { }
        public TimeZoneNotFoundException(string message) : base(message) { }
        public TimeZoneNotFoundException(string message, Exception innerException) : base(message, innerException) { }
    }

    public sealed class TimeZoneInfo : IEquatable<TimeZoneInfo>
    {
        readonly TimeSpan _offset;
        readonly string _id, _displayName, _standardName;
        TimeZoneInfo(string id, TimeSpan offset, string displayName, string standardName)
        {
            _id = id;
            _offset = offset;
            _displayName = displayName;
            _standardName = standardName;
        }
        static class Holder
        {
            internal static readonly TimeZoneInfo Instance = new TimeZoneInfo("UTC", TimeSpan.Zero, "(UTC) Coordinated Universal Time", "Coordinated Universal Time");
        }

        public static TimeZoneInfo Utc { get { return Holder.Instance; } }
        public static TimeZoneInfo Local { get { return Holder.Instance; } }
        public string Id { get { return _id; } }
        public string DisplayName { get { return _displayName; } }
        public string StandardName { get { return _standardName; } }
        public string DaylightName { get { return _standardName; } }
        public TimeSpan BaseUtcOffset { get { return _offset; } }
        public bool SupportsDaylightSavingTime { get { return false; } }
        public bool HasIanaId { get { return this == Utc; } }
        public static TimeZoneInfo CreateCustomTimeZone(string id, TimeSpan baseUtcOffset, string displayName, string standardDisplayName)
        {
            if (id == null)
                throw new ArgumentNullException("id");
            if (baseUtcOffset.Duration() > new TimeSpan(14, 0, 0))
                throw new ArgumentOutOfRangeException("baseUtcOffset");
            return new TimeZoneInfo(id, baseUtcOffset, displayName, standardDisplayName);
        }
        public static TimeZoneInfo FindSystemTimeZoneById(string id)
        {
            if (id == "UTC" || id == "Etc/UTC")
                return Utc;
            Fencepost.Runtime.Unsupported("time zones of the system");
            return null;
        }
        public TimeSpan GetUtcOffset(DateTime dateTime) { return _offset; }
        public TimeSpan GetUtcOffset(DateTimeOffset dateTimeOffset) { return _offset; }
        public bool IsDaylightSavingTime(DateTime dateTime) { return false; }
        public bool IsDaylightSavingTime(DateTimeOffset dateTimeOffset) { return false; }
        public static DateTimeOffset ConvertTime(DateTimeOffset dateTimeOffset, TimeZoneInfo destinationTimeZone) { return dateTimeOffset.ToOffset(Checked(destinationTimeZone)._offset); }
        public static DateTime ConvertTime(DateTime dateTime, TimeZoneInfo destinationTimeZone) { return ConvertTime(dateTime, Utc, destinationTimeZone); }
        public static DateTime ConvertTime(DateTime dateTime, TimeZoneInfo sourceTimeZone, TimeZoneInfo destinationTimeZone)
        {
            DateTime there = dateTime - Checked(sourceTimeZone)._offset + Checked(destinationTimeZone)._offset;
            return DateTime.SpecifyKind(there, destinationTimeZone == Utc ? DateTimeKind.Utc : DateTimeKind.Unspecified);
        }
        public static DateTime ConvertTimeFromUtc(DateTime dateTime, TimeZoneInfo destinationTimeZone) { return ConvertTime(dateTime, Utc, destinationTimeZone); }
        public static DateTime ConvertTimeToUtc(DateTime dateTime) { return ConvertTime(dateTime, Utc, Utc); }
        public static DateTime ConvertTimeToUtc(DateTime dateTime, TimeZoneInfo sourceTimeZone) { return ConvertTime(dateTime, sourceTimeZone, Utc); }
        static TimeZoneInfo Checked(TimeZoneInfo zone) { return zone ?? throw new ArgumentNullException("destinationTimeZone"); }
        public bool Equals(TimeZoneInfo other) { return other != null && _id == other._id && _offset == other._offset; }
        public override bool Equals(object obj) { return Equals(obj as TimeZoneInfo); }
        public override int GetHashCode() { return _id.GetHashCode(); }
        public override string ToString() { return _displayName; }
    }
}
