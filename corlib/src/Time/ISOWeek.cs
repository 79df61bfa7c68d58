// Weeks as ISO 8601 counts them: they begin on Monday, and the first one of a year has its first Thursday.
namespace System.Globalization
{
    public static class ISOWeek
    {
        public static int GetWeekOfYear(DateTime date) { return (Thursday(date).DayOfYear - 1) / 7 + 1; }
        public static int GetWeekOfYear(DateOnly date) { return GetWeekOfYear(date.ToDateTime(default(TimeOnly))); }
        public static int GetYear(DateTime date) { return Thursday(date).Year; }
        public static int GetYear(DateOnly date) { return GetYear(date.ToDateTime(default(TimeOnly))); }
        public static int GetWeeksInYear(int year) { return GetWeekOfYear(new DateTime(year, 12, 28)); }
        public static DateTime GetYearStart(int year) { return ToDateTime(year, 1, DayOfWeek.Monday); }
        public static DateTime GetYearEnd(int year) { return ToDateTime(year, GetWeeksInYear(year), DayOfWeek.Sunday); }
        public static DateTime ToDateTime(int year, int week, DayOfWeek dayOfWeek)
        {
            if (week < 1 || week > 53)
                throw new ArgumentOutOfRangeException("week", "The week parameter must be in the range 1 through 53.");
            var fourth = new DateTime(year, 1, 4);
            return fourth.AddDays(7 * (week - 1) + Number(dayOfWeek) - Number(fourth.DayOfWeek));
        }

        // Sunday is the last day of a week.
        static int Number(DayOfWeek day) { return day == DayOfWeek.Sunday ? 7 : (int)day; }
        static DateTime Thursday(DateTime date) { return date.AddDays(4 - Number(date.DayOfWeek)); }
    }
}
