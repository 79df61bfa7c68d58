using System;
class P {
  static void Main() {
    double a = 10, b = 3; float f = 1.5f, g = 0.1f;
    Console.WriteLine(a / b > 3.33 && a / b < 3.34); Console.WriteLine(a % b == 1); Console.WriteLine(-a < b);
    Console.WriteLine(f * 2 == 3); Console.WriteLine((double)g == 0.1); Console.WriteLine(g + g == 0.2f);
    double nan = double.NaN, inf = double.PositiveInfinity;
    Console.WriteLine(nan == nan); Console.WriteLine(nan != nan); Console.WriteLine(nan < 1); Console.WriteLine(nan > 1); Console.WriteLine(!(nan < 1)); Console.WriteLine(nan >= 1);
    Console.WriteLine(1 / inf == 0); Console.WriteLine(a / 0 == inf); Console.WriteLine(double.IsNaN(0.0 / 0.0 * a));
    Console.WriteLine((int)3.99); Console.WriteLine((int)-3.99); Console.WriteLine((long)1e15); Console.WriteLine((uint)3e9); Console.WriteLine((ulong)1e19); Console.WriteLine((byte)65.7); Console.WriteLine((short)-5.5);
    int i = -7; uint u = 4000000000; long l = 1L << 60; ulong ul = 1UL << 63;
    Console.WriteLine((double)i == -7.0); Console.WriteLine((double)u == 4e9); Console.WriteLine((float)l == 1.1529215e18f); Console.WriteLine((double)ul == 9223372036854775808.0);
    Console.WriteLine(Math.Sqrt(16) == 4); Console.WriteLine(Math.Floor(-1.5) == -2); Console.WriteLine(Math.Pow(2, 10) == 1024);
    Console.WriteLine(1.5); Console.WriteLine(0.1 + 0.2); Console.WriteLine(100.0); Console.WriteLine(1.0 / 3); Console.WriteLine(1.5f);
  }
}
