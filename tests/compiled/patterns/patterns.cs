using System;
using System.Collections.Generic;
static string Kind(object? o) => o switch {
  null => "null", int n and > 100 => "big " + n, int n and (< 0 or 50) => "odd " + n, int => "int", string { Length: 0 } => "empty", string { Length: > 3 and var len } s => s + len, string s => "str " + s,
  (int a, int b) when a == b => "pair", (int a, int b) => $"({a},{b})", int[] and [] => "none", int[] and [1] => "one", int[] and [1, ..] => "starts with 1", int[] and [.., 9] => "ends with 9", int[] and [var f, _, .. var rest] => $"first {f} rest {rest.Length}", int[] => "array",
  Shape { Area: >= 10 } sh => "large " + sh.Area, Circle { R: var r } => "circle " + r, Shape => "shape", char and (>= 'a' and <= 'z' or >= 'A' and <= 'Z') => "letter", double d and not double.NaN => "d" + d, double => "nan", List<int> { Count: 2 } l and [var h, ..] => "list " + h, not string => o.GetType().Name, };
object?[] all = { null, 101, -1, 50, 7, "", "abc", "abcdef", (1, 1), (1, 2), new int[0], new[] { 1 }, new[] { 1, 2 }, new[] { 3, 9 }, new[] { 3, 4, 5 }, new[] { 4 }, new Circle(1), new Sq(4), new Sq(2), 'x', '1', 2.5, double.NaN, new List<int> { 5, 6 }, 3L };
foreach (var o in all) Console.WriteLine(Kind(o));
static string Tri(int a, int b, int c) => (a, b, c) switch { var (x, y, z) when x == y && y == z => "eq", (_, _, 0) => "zero", ( < 0, _, _) => "neg", _ => "other" };
Console.WriteLine(Tri(1, 1, 1) + Tri(1, 2, 0) + Tri(-1, 2, 3) + Tri(1, 2, 3));
object v = 42; if (v is int and > 40 and var big) Console.WriteLine(big); if (v is not string) Console.WriteLine("not string"); if (!(v is int i)) return 1; Console.WriteLine(i);
Console.WriteLine(new Circle(2) is { R: 2, Area: > 12 and < 13 }); Console.WriteLine("hello" is ['h', .., 'o']); Console.WriteLine("hello" is [_, 'e', .. var tail] ? tail : "");
try { Console.WriteLine(Day(9)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
static string Day(int d) => d switch { 1 => "Mon", 2 => "Tue" };
ReadOnlySpan<char> span = "match"; Console.WriteLine(span is "match"); Console.WriteLine(span switch { "no" => 0, "match" => 1, _ => 2 });
var (lo, hi) = Range(3, 9); Console.WriteLine(lo + hi); foreach (var (k, val) in new Dictionary<string, int> { ["a"] = 1 }) Console.WriteLine(k + val);
int? nn = 5; Console.WriteLine(nn is { } got ? got : 0); Console.WriteLine(nn is > 3); nn = null; Console.WriteLine(nn is > 3 or null);
return 0;
static (int, int) Range(int a, int b) => (Math.Min(a, b), Math.Max(a, b));
abstract class Shape { public abstract double Area { get; } } class Circle(double r) : Shape { public double R => r; public override double Area => Math.PI * r * r; } class Sq(double s) : Shape { public override double Area => s * s; }
