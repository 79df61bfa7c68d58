// Static members of library interfaces in a type of the program's own.
using System.Numerics;
using System;

var v = new V(1) + new V(2);
Console.WriteLine(v.X);
Console.WriteLine(Add(new V(3), new V(4)).X);
Console.WriteLine(Zero<V>().X);
Console.WriteLine(Parse<V>("12").X);
T Add<T>(T a, T b) where T : IAdditionOperators<T, T, T> => a + b;
T Zero<T>() where T : IAdditiveIdentity<T, T> => T.AdditiveIdentity;
T Parse<T>(string s) where T : IParsable<T> => T.Parse(s, null);
readonly record struct V(int X) : IAdditionOperators<V, V, V>, IAdditiveIdentity<V, V>, IParsable<V> {
  public static V operator +(V a, V b) => new(a.X + b.X); public static V AdditiveIdentity => new(0);
  public static V Parse(string s, IFormatProvider p) => new(int.Parse(s)); public static bool TryParse(string s, IFormatProvider p, out V r) { r = default; return false; } }
