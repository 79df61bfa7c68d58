using System; using System.Globalization;
static class P {
    static void T(string l, Func<object> f) { try { Console.WriteLine(l + " = " + f()); } catch (Exception e) { Console.WriteLine(l + " ! " + e.GetType().Name); } }
    static void Main() {
      CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
      var ts = new[] { TimeSpan.Zero, TimeSpan.FromDays(1.5), TimeSpan.FromMilliseconds(1), TimeSpan.FromTicks(1), TimeSpan.MaxValue, TimeSpan.MinValue, new TimeSpan(1, 2, 3), new TimeSpan(1, 2, 3, 4, 5), -TimeSpan.FromSeconds(90.5), TimeSpan.FromHours(25) };
      foreach (var t in ts) { T("s", () => t); foreach (var f in new[] { "c", "g", "G", "t", @"hh\:mm\:ss", @"d\.hh\:mm", "%d", @"mm\.ff", @"h\h\ m\m", "'x'ss", "fffffff", "%F" }) T(f, () => t.ToString(f));
    T("parts", () => t.Days + " " + t.Hours + " " + t.Minutes + " " + t.Seconds + " " + t.Milliseconds + " " + t.Ticks + " " + t.TotalDays.ToString("R") + " " + t.TotalHours.ToString("R") + " " + t.TotalMinutes.ToString("R") + " " + t.TotalSeconds.ToString("R") + " " + t.TotalMilliseconds.ToString("R"));
    T("neg", () => -t);
    T("dur", () => t.Duration());
    T("add", () => t + TimeSpan.FromTicks(1));
    T("cmp", () => t.CompareTo(TimeSpan.Zero) + " " + (t > TimeSpan.Zero) + t.Equals(TimeSpan.Zero) + t.GetHashCode()); }
      foreach (var s in new[] { "1", "1:2", "1:2:3", "1.2:3:4", "1.2:3:4.5678901", "-1:0:0", "24:00:00", "23:60:00", "", "x", " 5 ", "1:2:3.", "00:00:00.0000001", "10675199.02:48:05.4775807", "10675199.02:48:05.4775808", "1:02:03:04" }) { T("p " + s, () => TimeSpan.Parse(s)); TimeSpan r;
    T("tp " + s, () => TimeSpan.TryParse(s, out r) + " " + r); }
      T("from", () => TimeSpan.FromSeconds(1e20));
    T("nan", () => TimeSpan.FromSeconds(double.NaN));
    T("mul", () => TimeSpan.FromSeconds(3) * 2.5);
    T("div", () => TimeSpan.FromSeconds(3) / 2);
    T("div2", () => TimeSpan.FromSeconds(3) / TimeSpan.FromSeconds(2));
    T("fm", () => TimeSpan.FromMilliseconds(1.5).Ticks);
    T("fs", () => TimeSpan.FromSeconds(0.0015).Ticks);
    T("fd", () => TimeSpan.FromDays(0.1).Ticks);
      var ds = new[] { new DateTime(2000, 2, 29), new DateTime(1, 1, 1), new DateTime(9999, 12, 31, 23, 59, 59, 999), new DateTime(2021, 3, 14, 15, 9, 26, 535), new DateTime(1999, 12, 31, 23, 59, 59), new DateTime(2024, 2, 29, 12, 0, 0, DateTimeKind.Utc) };
      foreach (var d in ds) { T("s", () => d); foreach (var f in new[] { "d", "D", "f", "F", "g", "G", "M", "m", "O", "o", "R", "s", "t", "T", "u", "Y", "y", "yyyy-MM-dd HH:mm:ss.fff", "dddd, MMMM d", "ddd MMM yy", "hh:mm tt", "%h", "h t", "yyy", "FFF", "'q'dd", "\\dd", "K", "zzz", "gg", "q" }) if (f != "zzz") T(f, () => d.ToString(f));
    T("parts", () => d.Year + " " + d.Month + " " + d.Day + " " + d.Hour + " " + d.Minute + " " + d.Second + " " + d.Millisecond + " " + d.Ticks + " " + d.DayOfWeek + " " + d.DayOfYear + " " + d.Kind + " " + d.Date + " " + d.TimeOfDay);
    T("addm", () => d.AddMonths(1));
    T("addy", () => d.AddYears(1));
    T("addd", () => d.AddDays(-1.5));
    T("adds", () => d.AddSeconds(0.5).Ticks);
    T("addms", () => d.AddMilliseconds(1.4).Ticks);
    T("sub", () => d - new DateTime(2000, 1, 1));
    T("cmp", () => d.CompareTo(ds[0]) + " " + (d < ds[0]) + d.Equals(ds[0]) + d.GetHashCode());
    T("sds", () => d.ToShortDateString() + d.ToShortTimeString() + d.ToLongDateString() + d.ToLongTimeString());
    T("oa", () => d.ToOADate());
    T("bin", () => d.ToBinary()); }
      T("bad", () => new DateTime(2001, 2, 29));
    T("bad2", () => new DateTime(2001, 13, 1));
    T("bad3", () => new DateTime(-1));
    T("leap", () => DateTime.IsLeapYear(1900) + " " + DateTime.IsLeapYear(2000) + DateTime.DaysInMonth(2023, 2));
    T("spec", () => DateTime.SpecifyKind(ds[0], DateTimeKind.Utc).ToString("o"));
    T("max", () => DateTime.MaxValue.AddTicks(1));
    T("min", () => DateTime.MinValue.Ticks);
      foreach (var s in new[] { "2020-01-02", "2020-01-02T03:04:05", "2020-01-02 03:04:05.678", "01/02/2020", "1/2/2020 3:04 PM", "", "2020-13-01", "2020-01-02T03:04:05Z" }) { if (!s.EndsWith("Z")) T("dp " + s, () => DateTime.Parse(s)); DateTime r; if (!s.EndsWith("Z")) T("dtp " + s, () => DateTime.TryParse(s, out r) + " " + r); }
      T("pe", () => DateTime.ParseExact("20200102", "yyyyMMdd", CultureInfo.InvariantCulture));
    T("pe2", () => DateTime.ParseExact("2020/01/02", "yyyyMMdd", CultureInfo.InvariantCulture));
      T("guid", () => new Guid("00112233-4455-6677-8899-aabbccddeeff")); foreach (var f in new[] { "N", "D", "B", "P" }) T("g" + f, () => new Guid("00112233-4455-6677-8899-aabbccddeeff").ToString(f));
    T("gb", () => BitConverter.ToString(new Guid("00112233-4455-6677-8899-aabbccddeeff").ToByteArray()));
    T("ge", () => Guid.Empty + " " + (Guid.Empty == new Guid()));
    T("gp", () => Guid.Parse("zz"));
    T("gc", () => Guid.Empty.CompareTo(new Guid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)));
      T("ver", () => new Version(1, 2, 3, 4) + " " + (new Version("1.2") < new Version("1.10")) + new Version("1.2").Build);
    }
}
