// Complex numbers, small vectors, weeks of a year and normal forms.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Numerics;
using System.Text;

class Program
{
    static void Show(string what, object value) { Console.WriteLine(what + " = " + Convert.ToString(value, CultureInfo.InvariantCulture)); }

    static void Main()
    {
        Complexes();
        Vectors();
        Weeks();
        NormalForms();
    }

    static void Complexes()
    {
        var values = new List<Complex> { 0, 1, -2.5, Complex.ImaginaryOne, new Complex(3, 4), new Complex(-1.5, 0.25), new Complex(2, -7), new Complex(1e200, 1e200), new Complex(1e-200, -3e-200) };
        foreach (Complex a in values)
        {
            Show("magnitude " + a, a.Magnitude);
            Show("phase " + a, a.Phase);
            Show("square root " + a, Complex.Sqrt(a));
            Show("conjugate " + a, Complex.Conjugate(a));
            Show("negative " + a, -a);
            Show("reciprocal " + a, Complex.Reciprocal(a));
            foreach (Complex b in values)
            {
                Show(a + " + " + b, a + b);
                Show(a + " - " + b, a - b);
                Show(a + " * " + b, a * b);
                if (b != Complex.Zero)
                    Show(a + " / " + b, a / b);
                Show(a + " == " + b, a == b);
            }
        }
        Show("polar", Complex.FromPolarCoordinates(2, 0));
        Show("text", new Complex(1.25, -3).ToString("F1", CultureInfo.InvariantCulture));
        Show("by real", new Complex(6, 8) / 2 + 1 - 0.5 * new Complex(0, 1));
        Show("from real", 1 / new Complex(0, 2));
        Show("power 0", Complex.Pow(new Complex(2, 3), 0));
        Show("power of 0", Complex.Pow(Complex.Zero, 2));
        Show("equal", new Complex(1, 2).Equals((object)new Complex(1, 2)));
        Show("not a number", Complex.IsNaN(new Complex(double.NaN, 1)));
        Show("infinite", Complex.IsInfinity(new Complex(double.NegativeInfinity, double.NaN)));
        Show("finite", Complex.IsFinite(new Complex(1, 2)));
    }

    static void Vectors()
    {
        var a = new Vector2(3, 4);
        var b = new Vector2(-1, 0.5f);
        foreach (object value in new object[] { a + b, a - b, a * b, a / b, a * 2, 2 * a, a / 2, -a, a.Length(), a.LengthSquared(), Vector2.Dot(a, b), Vector2.Distance(a, b), Vector2.DistanceSquared(a, b), Vector2.Normalize(a), Vector2.Lerp(a, b, 0.25f), Vector2.Min(a, b), Vector2.Max(a, b), Vector2.Abs(b), Vector2.Clamp(a, b, Vector2.One), a == new Vector2(3, 4), a != b, Vector2.UnitX, Vector2.UnitY, Vector2.Zero, new Vector2(7), a[1], a.Equals(b), a.ToString("F2", CultureInfo.InvariantCulture) })
            Show("two", value);
        var c = new Vector3(1, 2, 3);
        var d = new Vector3(a, -2);
        foreach (object value in new object[] { c + d, c - d, c * d, c / d, c * 3, c / 4, -c, d.Length(), c.LengthSquared(), Vector3.Dot(c, d), Vector3.Cross(c, d), Vector3.Distance(c, d), Vector3.Normalize(new Vector3(0, 3, 4)), Vector3.Lerp(c, d, 0.5f), Vector3.Min(c, d), Vector3.Max(c, d), Vector3.Abs(d), c == d, Vector3.UnitZ, new Vector3(2), c[2], Vector3.Reflect(c, Vector3.UnitY) })
            Show("three", value);
        var list = new float[4];
        c.CopyTo(list, 1);
        c.X += 5;
        c[1] = 9;
        Show("copied", string.Join(" ", list));
        Show("changed", c);
        try { Show("outside", c[3]); } catch (ArgumentOutOfRangeException e) { Show("outside", e.GetType()); }
    }

    static void Weeks()
    {
        Calendar calendar = CultureInfo.InvariantCulture.Calendar;
        for (int year = 2015; year <= 2026; year++)
        {
            foreach (int day in new[] { 1, 2, 3, 4, 5, 6, 7, 8, 100, 359, 360, 361, 362, 363, 364, 365 })
            {
                DateTime date = new DateTime(year, 1, 1).AddDays(day - 1);
                var weeks = new List<int>();
                foreach (CalendarWeekRule rule in Enum.GetValues<CalendarWeekRule>())
                {
                    foreach (DayOfWeek first in new[] { DayOfWeek.Sunday, DayOfWeek.Monday, DayOfWeek.Saturday })
                        weeks.Add(calendar.GetWeekOfYear(date, rule, first));
                }
                Show(date.ToString("yyyy-MM-dd"), string.Join(" ", weeks));
            }
        }
        Show("parts", calendar.GetYear(new DateTime(2024, 2, 29)) + " " + calendar.GetDaysInMonth(2024, 2) + " " + calendar.AddMonths(new DateTime(2024, 1, 31), 1).Day + " " + calendar.GetDaysInYear(2024));
    }

    static void NormalForms()
    {
        Show("same", ReferenceEquals("plain", "plain".Normalize()));
        foreach (NormalizationForm form in Enum.GetValues<NormalizationForm>())
            Show(form.ToString(), "a text".Normalize(form) + " " + "a text".IsNormalized(form));
    }
}
