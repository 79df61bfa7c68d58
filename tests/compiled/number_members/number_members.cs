// Static members of the number types.
using System;

double nan = double.NaN, big = 1e20, neg = -1e30;
Console.WriteLine((int)nan + " " + (int)big + " " + (long)neg + " " + (ulong)neg + " " + unchecked((int)float.PositiveInfinity));
Console.WriteLine(0.1 + 0.2);
Console.WriteLine(-0.0);
Console.WriteLine(1e16 + " " + 1.0 / 3 + " " + float.MaxValue + " " + double.Epsilon);
Console.WriteLine((Int128)1 << 100);
Console.WriteLine(UInt128.MaxValue);
Console.WriteLine((Half)3.14 + " " + Half.MaxValue);
Console.WriteLine(System.Numerics.BigInteger.Pow(2, 100));
Console.WriteLine(new DateOnly(2024, 2, 29).AddYears(1) + " " + new TimeOnly(23, 30).AddHours(1));
Console.WriteLine($"{5:b8} {255:B} {-1:X}");
Console.WriteLine(new Random(42).Next() + " " + new Random(42).NextDouble());
Console.WriteLine(int.Parse("-5") + double.Parse("1.5e3") + " " + int.TryParse("x", out _));
Console.WriteLine(Math.Round(2.5) + " " + Math.Round(3.5, MidpointRounding.AwayFromZero) + " " + Math.DivRem(7, 3) + " " + Math.Clamp(5, 1, 3) + " " + Math.BigMul(int.MaxValue, int.MaxValue));
Console.WriteLine(decimal.Round(1.005m, 2) + " " + 1m / 3 + " " + decimal.MaxValue);
Console.WriteLine(uint.MaxValue + 1L + " " + checked((int)5L) + " " + (char)65 + " " + 'a' + 1);
Console.WriteLine(double.IsInteger(2.0) + " " + int.IsEvenInteger(3) + " " + double.Lerp(0, 10, .5) + " " + int.Log2(8) + " " + double.MaxMagnitude(-3, 2) + " " + int.Max(1, 2) + double.Sqrt(4) + " " + double.Pi);
Console.WriteLine(BitConverter.ToString(BitConverter.GetBytes(1.5f)) + " " + Convert.ToHexString([1, 255]) + " " + Convert.ToBase64String([1, 2, 3]) + " " + Convert.ToString(5, 2) + " " + Convert.ToInt32("ff", 16));
Console.WriteLine(System.Numerics.BitOperations.PopCount(255u) + " " + System.Numerics.BitOperations.LeadingZeroCount(1u) + " " + nint.MaxValue + " " + nuint.Size);
