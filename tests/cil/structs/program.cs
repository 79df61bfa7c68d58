using System;
struct In { public byte B; public long L; public string S; }
struct Out { public int A; public In I; public double D; public Out(int a) { A = a; I = new In { B = 1, L = a * 2L, S = "s" + a }; D = a / 2.0; } public int Sum() { return A + (int)I.L + I.B; } public void Set(int a) { A = a; } public Out With(int a) { Out o = this; o.A = a; return o; } }
class H { public Out F; public static Out G; public readonly Out R = new Out(9); }
class P {
  static Out Make(int a) { return new Out(a); } static int Use(Out o) { o.A = 1000; o.I.S = "x"; return o.Sum(); } static void ByRef(ref Out o) { o.A++; o.I.L++; } static void ByOut(out Out o) { o = Make(50); }
  static void Main() {
    Out o = Make(3); Console.WriteLine(o.Sum()); Console.WriteLine(Use(o)); Console.WriteLine(o.A + o.I.S); ByRef(ref o); Console.WriteLine(o.Sum()); ByOut(out o); Console.WriteLine(o.I.S);
    Out c = o; c.Set(7); Console.WriteLine(o.A); Console.WriteLine(c.A); H h = new H(); h.F = c; h.F.I.B = 9; H.G = h.F; H.G.A = 8; Console.WriteLine(h.F.A); Console.WriteLine(H.G.I.B); Console.WriteLine(h.R.Sum());
    object b = c; Out u = (Out)b; u.A = 1; Console.WriteLine(((Out)b).A); Console.WriteLine(c.With(5).With(6).A); Out z = default(Out); Console.WriteLine(z.I.S == null); Console.WriteLine(z.Sum());
    Out[] arr = { o, c }; arr[0].I.L = 1; Console.WriteLine(arr[0].Sum()); Console.WriteLine(o.Sum()); Out t = true ? arr[1] : arr[0]; Console.WriteLine(t.A); ByRef(ref arr[1]); Console.WriteLine(arr[1].A); ByRef(ref h.F); Console.WriteLine(h.F.A); Console.WriteLine(Make(4).I.L);
  }
}
