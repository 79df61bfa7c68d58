using System;
using System.Collections.Generic;
using System.Linq;
Console.WriteLine(new Point(1, 2));
var p = new Point(1, 2) with { Y = 5 };
Console.WriteLine($"{p} {p == new Point(1, 5)} {p != new Point(1, 5)} {p.Equals(null)} {p.GetHashCode() == new Point(1, 5).GetHashCode()}");
var (x, y) = p; Console.WriteLine(x + y);
Animal a = new Dog("Rex", 3); Animal b = new Dog("Rex", 3); Console.WriteLine($"{a} {a == b} {ReferenceEquals(a, b)} {a == new Animal("Rex")}");
Console.WriteLine(a with { Name = "Max" });
var s = new Vec { X = 1.5, Y = -2 }; Console.WriteLine(s); Console.WriteLine(s with { X = 0 } == new Vec { X = 0, Y = -2 });
var r = new Person { First = "Ann", Last = "Lee" }; Console.WriteLine(r.Full + r.Age); Console.WriteLine(new Generic<int>(5) == new Generic<int>(5)); Console.WriteLine(new Generic<string?>(null));
Console.WriteLine(new Empty() == new Empty()); Console.WriteLine(new Ro(3, "x")); var ro = new Ro(1, "y") with { N = 9 }; Console.WriteLine(ro.N + ro.S);
var set = new HashSet<Point> { new(1, 1), new(1, 1), new(2, 1) }; Console.WriteLine(set.Count);
Console.WriteLine(string.Join(",", new[] { new Point(3, 1), new Point(1, 1) }.OrderBy(q => q.X)));
var anon = new { A = 1, B = "two" }; Console.WriteLine(anon); Console.WriteLine(anon.Equals(new { A = 1, B = "two" })); var anon2 = anon with { A = 4 }; Console.WriteLine(anon2.A);
(int q1, string q2) tup = (4, "four"); Console.WriteLine(tup); Console.WriteLine(tup == (4, "four")); (tup.q1, var z) = (7, 8); Console.WriteLine(tup.q1 + z); Console.WriteLine((1, 2, 3, 4, 5, 6, 7, 8, 9));
return 7;
record Point(int X, int Y); record Animal(string Name); record Dog(string Name, int Age) : Animal(Name) { public override string ToString() => $"Dog {Name}/{Age}"; }
record struct Vec { public double X { get; set; } public double Y { get; init; } }
readonly record struct Ro(int N, string S);
record Generic<T>(T Value); record Empty;
class Person { public required string First { get; init; } public required string Last { get; init; } public int Age { get; init; } = 30; public string Full => First + " " + Last; }
