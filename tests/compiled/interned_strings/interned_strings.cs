// Which strings are interned, and which object that is.
using System;

Console.WriteLine(string.IsInterned("hello") ?? "null");
string a = new string("hel".ToCharArray()) + "lo";
Console.WriteLine(string.IsInterned(a) ?? "null");
string b = "abc" + DateTime.MinValue.Year;
Console.WriteLine(string.IsInterned(b) ?? "null");
Console.WriteLine(ReferenceEquals(a, "hello"));
Console.WriteLine(ReferenceEquals(string.Intern(a), "hello"));
string c = string.Intern(b);
Console.WriteLine(ReferenceEquals(c, b));
Console.WriteLine(string.IsInterned("abc" + 1) ?? "null");
Console.WriteLine(string.IsInterned(string.Concat("x", "y", 5.ToString())) ?? "null");
