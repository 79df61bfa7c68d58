// The calendar of the invariant culture, which is the Gregorian one.
namespace System.Globalization
{
    public enum CalendarWeekRule { FirstDay, FirstFullWeek, FirstFourDayWeek }

    public abstract class Calendar : ICloneable
    {
        public virtual int GetYear(DateTime time) { return time.Year; }
        public virtual int GetMonth(DateTime time) { return time.Month; }
        public virtual int GetDayOfMonth(DateTime time) { return time.Day; }
        public virtual int GetDayOfYear(DateTime time) { return time.DayOfYear; }
        public virtual DayOfWeek GetDayOfWeek(DateTime time) { return time.DayOfWeek; }
        public virtual int GetHour(DateTime time) { return time.Hour; }
        public virtual int GetMinute(DateTime time) { return time.Minute; }
        public virtual int GetSecond(DateTime time) { return time.Second; }
        public virtual double GetMilliseconds(DateTime time) { return time.Millisecond; }
        public virtual int GetDaysInMonth(int year, int month) { return DateTime.DaysInMonth(year, month); }
        public virtual int GetDaysInYear(int year) { return DateTime.IsLeapYear(year) ? 366 : 365; }
        public virtual int GetMonthsInYear(int year) { return 12; }
        public virtual bool IsLeapYear(int year) { return DateTime.IsLeapYear(year); }
        public virtual DateTime AddDays(DateTime time, int days) { return time.AddDays(days); }
        public virtual DateTime AddWeeks(DateTime time, int weeks) { return time.AddDays(7 * weeks); }
        public virtual DateTime AddMonths(DateTime time, int months) { return time.AddMonths(months); }
        public virtual DateTime AddYears(DateTime time, int years) { return time.AddYears(years); }
        public virtual object Clone() { return MemberwiseClone(); }

        // Weeks begin on a day that the caller names. The rule says how many days of the year its first week needs; a day before
        // that week belongs to the last one of the year before.
        public virtual int GetWeekOfYear(DateTime time, CalendarWeekRule rule, DayOfWeek firstDayOfWeek)
        {
            if ((uint)firstDayOfWeek > 6)
                throw new ArgumentOutOfRangeException("firstDayOfWeek", "Valid values are between Sunday and Saturday, inclusive.");
            if ((uint)rule > 2)
                throw new ArgumentOutOfRangeException("rule", "Valid values are between FirstDay and FirstFourDayWeek, inclusive.");
            int needed = rule == CalendarWeekRule.FirstDay ? 1 : rule == CalendarWeekRule.FirstFullWeek ? 7 : 4;
            int day = time.DayOfYear - 1;
            // How many days of its week come before the first of January.
            int before = ((int)time.DayOfWeek - (int)firstDayOfWeek - day % 7 + 14) % 7;
            int week = (day + before) / 7 + (7 - before >= needed ? 1 : 0);
            return week > 0 ? week : GetWeekOfYear(time.AddDays(-day - 1), rule, firstDayOfWeek);
        }
    }

    public class GregorianCalendar : Calendar { }
}
