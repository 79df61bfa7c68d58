// Sums and powers of any type of number.
using System.Collections.Generic;
using System.Linq;
using System.Numerics;
using System;

Console.WriteLine(Sum(new[] { 1, 2, 3 }));
Console.WriteLine(Sum(new[] { 1.5, 2.5 }));
Console.WriteLine(Sum(new long[] { 1L << 40, 2 }));
Console.WriteLine(Sum(new decimal[] { 1.1m, 2.2m }));
Console.WriteLine(Avg<double, int>(new[] { 1, 2 }));
Console.WriteLine(Max(3, 9));
Console.WriteLine(ParseOf<int>("42"));
Console.WriteLine(Pow(2.0, 10));
Console.WriteLine(Pow(3, 4));
Console.WriteLine(Sum(new Half[] { (Half)1.5 }));
Console.WriteLine(Sum(new BigInteger[] { 5, 6 }));
T Sum<T>(IEnumerable<T> xs) where T : INumber<T> { T s = T.Zero; foreach (var x in xs) s += x; return s; }
R Avg<R, T>(T[] xs) where T : INumber<T> where R : INumber<R> { R s = R.Zero; foreach (var x in xs) s += R.CreateChecked(x); return s / R.CreateChecked(xs.Length); }
T Max<T>(T a, T b) where T : IComparisonOperators<T, T, bool> => a > b ? a : b;
T ParseOf<T>(string s) where T : IParsable<T> => T.Parse(s, null);
T Pow<T>(T x, int n) where T : IMultiplyOperators<T, T, T>, IMultiplicativeIdentity<T, T> { T r = T.MultiplicativeIdentity; while (n-- > 0) r *= x; return r; }
