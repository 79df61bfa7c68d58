// Decimals: arithmetic, rounding, scale, conversions, comparisons, overflow.
using System;
static class P {
  static void Try(Func<object> f) { try { Console.WriteLine(f()); } catch (OverflowException) { Console.WriteLine("overflow"); } catch (DivideByZeroException) { Console.WriteLine("zero"); } }
  static void Main() {
    decimal[] v = { 0m, 1m, -1m, 0.1m, 1.10m, 79228162514264337593543950335m, -79228162514264337593543950335m, 0.0000000000000000000000000001m, 123456789.987654321m, 2.5m, -2.5m, 3.5m };
    foreach (var a in v) { Console.WriteLine(a + " " + -a + " " + Math.Abs(a) + " " + decimal.Truncate(a) + " " + decimal.Floor(a) + " " + decimal.Ceiling(a) + " " + Math.Round(a) + " " + Math.Round(a, 1, MidpointRounding.AwayFromZero) + " " + a.GetHashCode().Equals((a + 0.0m - 0.0m).GetHashCode())); }
    for (int i = 0; i < v.Length; i += 2) for (int j = 1; j < v.Length; j += 3) { decimal a = v[i], b = v[j]; Try(() => a + b); Try(() => a - b); Try(() => a * b); Try(() => a / b); Try(() => a % b); Console.WriteLine(a.CompareTo(b) + " " + (a < b) + (a == b) + (a >= b)); }
    decimal zero = 0m, k256 = 256m, neg = -1m; double e28 = 1e28, e29 = 1e29, nan = double.NaN; Try(() => 1m / zero); Try(() => (int)2.9m); Try(() => (int)-2.9m); Try(() => (byte)k256); Try(() => (long)1e18m); Try(() => (ulong)neg); Try(() => (decimal)e28); Try(() => (decimal)e29); Try(() => (decimal)nan); Try(() => (double)0.1m); Try(() => (float)1.5m); Try(() => (decimal)0.1f); Try(() => (decimal)123456789.123456789); Try(() => (char)65m);
    Console.WriteLine(1.0m == 1.00m); Console.WriteLine(1.0m.ToString() + " " + 1.00m + " " + (1.0m + 1.00m)); Console.WriteLine(1.20m * 1.5m); Console.WriteLine(10m / 3m); Console.WriteLine(decimal.Parse("12.340")); Console.WriteLine(decimal.GetBits(1.5m)[0] + " " + decimal.GetBits(1.5m)[3]); decimal s = 0; for (int i = 0; i < 10; i++) s += 0.1m; Console.WriteLine(s == 1m); s++; s--; s *= 2; Console.WriteLine(s); Console.WriteLine(new decimal(5, 0, 0, true, 2)); Console.WriteLine(decimal.MaxValue + " " + decimal.MinValue + " " + decimal.One); object o = 1.5m; Console.WriteLine((decimal)o + 1); Console.WriteLine(1.5m.ToString("F3") + " " + 1234.5m.ToString("N1") + " " + 0.256m.ToString("P0"));
  }
}
