using System;
class P {
  static int Fib(int n) { return n < 2 ? n : Fib(n - 1) + Fib(n - 2); }
  static string Name(int x) { switch (x) { case 0: return "zero"; case 1: return "one"; case 2: case 3: return "few"; case 100: return "hundred"; default: return "many"; } }
  static int S(string s) { switch (s) { case "a": return 1; case "bb": return 2; case "ccc": return 3; case "dddd": return 4; case "e": return 5; case "f": return 6; case "g": return 7; default: return 0; } }
  static void Main() {
    Console.WriteLine(Fib(15));
    for (int i = -1; i < 5; i++) Console.WriteLine(Name(i)); Console.WriteLine(Name(100));
    int sum = 0; for (int i = 0; i < 100; i++) { if (i % 3 == 0) continue; if (i > 50) break; sum += i; } Console.WriteLine(sum);
    int n = 10; while (n > 0) { n -= 3; } Console.WriteLine(n); do { n++; } while (n < 5); Console.WriteLine(n);
    Console.WriteLine(S("a") + S("bb") * 10 + S("g") * 100 + S("x"));
    bool t = true, f = false; Console.WriteLine(t && f || t); Console.WriteLine(t ^ f); Console.WriteLine(!t);
    int k = 0; int r = k++ + ++k; Console.WriteLine(r); Console.WriteLine(k);
    string s = null; Console.WriteLine(s ?? "null"); goto end; 
    end: Console.WriteLine(n > 3 ? (n > 4 ? "a" : "b") : "c");
  }
}
