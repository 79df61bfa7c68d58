using System; using System.Globalization;
static class P {
    static void T(Func<object> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType().Name); } }
    static void Main() {
      CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
      object[] ints = { 0, 1, -1, 42, int.MaxValue, int.MinValue, 123456789, (byte)200, (sbyte)-100, (short)-32768, (ushort)65535, uint.MaxValue, long.MaxValue, long.MinValue, ulong.MaxValue };
      string[] fi = { "D", "D5", "D20", "X", "x", "X2", "x8", "X20", "N", "N0", "N3", "F", "F0", "F5", "E", "e2", "E0", "G", "G3", "G10", "G1", "C", "C0", "C3", "P", "P0", "P3", "R", "000", "#,##0", "0.00", "#.##", "00000000", "+0;-0;zero", "#;(#);nil", "0,,", "#,#,,", "0%", "0.0‰", "'lit'0", "\\#0", "0e+0", "0.###E-00", "##,##", "(###) ###-####", "Z" };
      foreach (var v in ints) foreach (var f in fi) T(() => v.GetType().Name + " " + f + " [" + ((IFormattable)v).ToString(f, CultureInfo.InvariantCulture) + "]");
      double[] ds = { 0, -0.0, 1, -1, 0.1, 0.5, 1.5, 2.5, 123.456, 1e15, 1e16, 1.0/3, 1e-5, 1e-4, 123456789012345680, 1e300, double.Epsilon, double.MaxValue, double.MinValue, double.NaN, double.PositiveInfinity, double.NegativeInfinity, 0.00001234, 99.995, 1e21, 1e-10, 5e-324, 4.35, 0.285, 1.005, 2.675 };
      string[] fd = { "", "G", "R", "F", "F0", "F1", "F2", "F10", "N", "N1", "E", "E0", "e3", "E15", "G1", "G2", "G5", "G15", "G17", "C", "P", "P1", "0", "0.0", "0.00", "#.##", "#,##0.00", "0.###", "000.000", "0.0e+00", "+0.0;-0.0;none", "0%", "#", "##0.##E+0" };
      foreach (var v in ds) foreach (var f in fd) T(() => f + " [" + v.ToString(f, CultureInfo.InvariantCulture) + "]");
      float[] fs = { 0f, 1f, 0.1f, 1f/3, 1e10f, 1e7f, 123456.789f, float.MaxValue, float.MinValue, float.Epsilon, float.NaN, 16777216f, 1e-7f, 3.4e38f, 99.5f };
      foreach (var v in fs) foreach (var f in fd) T(() => f + " [" + v.ToString(f, CultureInfo.InvariantCulture) + "]");
      decimal[] ms = { 0m, 1m, -1m, 1.0m, 1.00m, 0.1m, 123.456m, -123.456m, decimal.MaxValue, decimal.MinValue, 0.0000001m, 1.5m, 2.5m, 99999.995m, 1e-28m, 12345678901234567890m };
      string[] fm = { "", "G", "F", "F0", "F3", "N", "N1", "E", "E3", "G4", "C", "P", "0.00", "#,##0.###", "0", "#.#", "D", "X", "000000.0" };
      foreach (var v in ms) foreach (var f in fm) T(() => f + " [" + v.ToString(f, CultureInfo.InvariantCulture) + "]");
    }
}
