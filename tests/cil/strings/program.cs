using System;
class P {
  static void Main() {
    string a = "hello", b = "world"; string c = a + " " + b;
    Console.WriteLine(c); Console.WriteLine(c.Length); Console.WriteLine(c[4]); Console.WriteLine(c.Substring(6)); Console.WriteLine(c.Substring(0, 5));
    Console.WriteLine(c.IndexOf("wor")); Console.WriteLine(c.IndexOf('o')); Console.WriteLine(c.LastIndexOf('o')); Console.WriteLine(c.Replace("l", "L")); Console.WriteLine(c.ToUpper());
    Console.WriteLine(a == "hel" + "lo".ToString()); Console.WriteLine(string.Compare("a", "b")); Console.WriteLine(string.IsNullOrEmpty("")); Console.WriteLine("  x ".Trim() + "|");
    foreach (string p in "a,b,,c".Split(',')) Console.WriteLine("[" + p + "]");
    Console.WriteLine(string.Join("-", new[] { "x", "y", "z" })); Console.WriteLine(string.Format("{0} and {1}", 1, "two")); Console.WriteLine("{0,5}|{1,-5}|", 42, "ab");
    Console.WriteLine(new string('x', 3)); Console.WriteLine(new string(new[] { 'a', 'b' })); Console.WriteLine(a.Contains("ell")); Console.WriteLine(a.StartsWith("he")); Console.WriteLine(a.EndsWith("x"));
    char[] cs = a.ToCharArray(); Array.Reverse(cs); Console.WriteLine(new string(cs)); int n = 0; foreach (char ch in c) if (ch == 'o') n++; Console.WriteLine(n);
    Console.WriteLine(a.Insert(2, "XX")); Console.WriteLine(a.Remove(1, 2)); Console.WriteLine(a.PadLeft(8, '.')); Console.WriteLine(object.ReferenceEquals("abc", "abc"));
    Console.WriteLine("abc".GetHashCode() == "abc".GetHashCode()); string nul = null; Console.WriteLine(nul + "x"); Console.WriteLine((nul + nul).Length);
    int i = 42; Console.WriteLine("i=" + i + " b=" + true + " c=" + 'c' + " l=" + 5L);
    Console.WriteLine(int.Parse("123") + 1); int v; Console.WriteLine(int.TryParse("zz", out v)); Console.WriteLine(v);
  }
}
