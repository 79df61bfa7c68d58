// Private members by way of UnsafeAccessor.
using System.Runtime.CompilerServices;
using System;

var o = new Box(7);
Console.WriteLine(Acc.Value(o));
Acc.Value(o) = 9;
Console.WriteLine(Acc.Get(o));
Console.WriteLine(Acc.Twice(null, 4));
Acc.Stat(null) = 3;
Console.WriteLine(Acc.Stat(null));
var p = Acc.Make(11);
Console.WriteLine(Acc.Get(p));
class Box { int value; static int stat; Box(int v, int w) { value = v + w; } public Box(int v) { value = v; } int Get() => value; static int Twice(int x) => 2 * x; }
static class Acc {
  [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "value")] public static extern ref int Value(Box b);
  [UnsafeAccessor(UnsafeAccessorKind.Method, Name = "Get")] public static extern int Get(Box b);
  [UnsafeAccessor(UnsafeAccessorKind.StaticMethod, Name = "Twice")] public static extern int Twice(Box b, int x);
  [UnsafeAccessor(UnsafeAccessorKind.StaticField, Name = "stat")] public static extern ref int Stat(Box b);
  [UnsafeAccessor(UnsafeAccessorKind.Constructor)] public static extern Box Make(int v);
}
