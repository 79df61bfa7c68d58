// Functions over any type of number: bits, bounds, conversions.
using System.Numerics;
using System;

Console.WriteLine(Gcd(48, 36));
Console.WriteLine(Gcd(48L, 36L));
Console.WriteLine(Bits<byte>(0xF0));
Console.WriteLine(Norm(3.0, 4.0));
Console.WriteLine(Norm(3f, 4f));
Console.WriteLine(Clamp(15, 0, 10));
Console.WriteLine(Sign(-5));
Console.WriteLine(MinMax<short>());
Console.WriteLine(Inc(5));
Console.WriteLine(Sat<byte>(300));
Console.WriteLine(Trunc<byte>(300));
try { Chk<byte>(300); } catch (OverflowException e) { Console.WriteLine(e.Message); }
Console.WriteLine(Fmt(1.5));
Console.WriteLine(IsEven(4));
Console.WriteLine(Sh(1, 4));
T Gcd<T>(T a, T b) where T : IBinaryInteger<T> { while (b != T.Zero) { (a, b) = (b, a % b); } return a; }
int Bits<T>(T x) where T : IBinaryInteger<T> => int.CreateChecked(T.PopCount(x));
T Norm<T>(T x, T y) where T : IRootFunctions<T> => T.Sqrt(x * x + y * y);
T Clamp<T>(T x, T l, T h) where T : INumber<T> => T.Clamp(x, l, h);
int Sign<T>(T x) where T : INumber<T> => T.Sign(x);
string MinMax<T>() where T : IMinMaxValue<T> => T.MinValue + " " + T.MaxValue;
T Inc<T>(T x) where T : IIncrementOperators<T> { x++; return x; }
T Sat<T>(int x) where T : INumberBase<T> => T.CreateSaturating(x);
T Trunc<T>(int x) where T : INumberBase<T> => T.CreateTruncating(x);
T Chk<T>(int x) where T : INumberBase<T> => T.CreateChecked(x);
string Fmt<T>(T x) where T : IFormattable => x.ToString("F2", System.Globalization.CultureInfo.InvariantCulture);
bool IsEven<T>(T x) where T : INumberBase<T> => T.IsEvenInteger(x);
T Sh<T>(T x, int n) where T : IShiftOperators<T, int, T> => x << n;
