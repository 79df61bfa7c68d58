using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;

class P
{
    static string wrong = "";
    static readonly Dictionary<string, string> wanted = new Dictionary<string, string>
    {
        { "plain", "Local" },
        { "round trip", "Utc" },
        { "adjust", "Utc" },
        { "assume both", "Utc" },
        { "assume universal", "Local" },
        { "assume local", "Local" },
        { "unspecified", "Unspecified" },
        { "exact", "Utc" },
        { "contradiction", "ArgumentException" },
        { "leading", "2024" },
        { "not leading", "FormatException" },
        { "span", "ArgumentOutOfRangeException" },
        { "offset", "ArgumentOutOfRangeException" },
        { "offset of utc", "ArgumentException" },
        { "unix", "ArgumentOutOfRangeException" },
        { "to offset", "7" },
    };

    static void Try(string name, Func<object> call)
    {
        string got;
        try
        {
            object result = call();
            got = result == null ? "nothing" : Convert.ToString(result, CultureInfo.InvariantCulture);
        }
        catch (Exception e)
        {
            got = e.GetType().Name;
        }
        if (got != wanted[name])
            wrong += name + ": " + got + "; ";
    }
    static object Done(Action call)
    {
        call();
        return null;
    }

    static void Main()
    {
        CultureInfo c = CultureInfo.InvariantCulture;
        Try("plain", () => DateTime.Parse("2024-02-03T04:05:06Z", c).Kind);
        Try("round trip", () => DateTime.Parse("2024-02-03T04:05:06Z", c, DateTimeStyles.RoundtripKind).Kind);
        Try("adjust", () => DateTime.Parse("2024-02-03T04:05:06Z", c, DateTimeStyles.AdjustToUniversal).Kind);
        Try("assume both", () => DateTime.Parse("2024-02-03", c, DateTimeStyles.AssumeUniversal | DateTimeStyles.AdjustToUniversal).Kind);
        Try("assume universal", () => DateTime.Parse("2024-02-03", c, DateTimeStyles.AssumeUniversal).Kind);
        Try("assume local", () => DateTime.Parse("2024-02-03", c, DateTimeStyles.AssumeLocal).Kind);
        Try("unspecified", () => DateTime.Parse("2024-02-03", c, DateTimeStyles.RoundtripKind).Kind);
        Try("exact", () => DateTime.ParseExact("2024-02-03T04:05:06.0000000Z", "o", c, DateTimeStyles.RoundtripKind).Kind);
        Try("contradiction", () => DateTime.Parse("2024-02-03", c, DateTimeStyles.AssumeLocal | DateTimeStyles.AssumeUniversal));
        Try("leading", () => DateTime.ParseExact(" 2024", "yyyy", c, DateTimeStyles.AllowLeadingWhite).Year);
        Try("not leading", () => DateTime.ParseExact(" 2024", "yyyy", c, DateTimeStyles.None));
        Try("span", () => new TimeSpan(int.MaxValue, 0, 0, 0));
        Try("offset", () => new DateTimeOffset(new DateTime(2024, 1, 1), TimeSpan.FromHours(15)));
        Try("offset of utc", () => new DateTimeOffset(new DateTime(2024, 1, 1, 0, 0, 0, DateTimeKind.Utc), TimeSpan.FromHours(1)));
        Try("unix", () => DateTimeOffset.FromUnixTimeSeconds(long.MaxValue));
        Try("to offset", () => new DateTimeOffset(new DateTime(2024, 1, 1, 5, 0, 0, DateTimeKind.Utc)).ToOffset(TimeSpan.FromHours(2)).Hour);
    }
}
