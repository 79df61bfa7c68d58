using System;
class P {
  struct Pt { public int X, Y; public Pt(int x, int y) { X = x; Y = y; } }
  static void Main() {
    int[] a = { 3, 1, 2 }; Array.Sort(a); foreach (int x in a) Console.WriteLine(x); Console.WriteLine(a.Length);
    int[] b = new int[5]; for (int i = 0; i < b.Length; i++) b[i] = i * i; Console.WriteLine(b[4]);
    byte[] by = { 1, 2, 255 }; Console.WriteLine(by[2]); long[] l = { 1L << 40 }; Console.WriteLine(l[0]); bool[] bo = new bool[2]; bo[1] = true; Console.WriteLine(bo[0]); Console.WriteLine(bo[1]);
    double[] d = { 1.5, 2.5 }; Console.WriteLine(d[0] + d[1]); char[] c = { 'x', 'y' }; Console.WriteLine(c[1]); string[] s = new string[2]; Console.WriteLine(s[0] == null); s[1] = "q"; Console.WriteLine(s[1]);
    Pt[] p = new Pt[3]; p[1].X = 5; p[1].Y = 6; p[2] = new Pt(7, 8); Pt q = p[1]; q.X = 100; Console.WriteLine(p[1].X + p[1].Y + p[2].Y + q.X);
    int[][] j = { new[] { 1 }, new[] { 2, 3 } }; Console.WriteLine(j[1][1]); object[] o = { 1, "two", null }; Console.WriteLine(o[1]); Console.WriteLine((int)o[0]);
    try { a[3] = 1; } catch (IndexOutOfRangeException) { Console.WriteLine("range"); } try { Console.WriteLine(a[-1]); } catch (IndexOutOfRangeException) { Console.WriteLine("range2"); }
    try { int n = -1; var z = new int[n]; } catch (OverflowException) { Console.WriteLine("neg"); } try { int[] nn = null; Console.WriteLine(nn.Length); } catch (NullReferenceException) { Console.WriteLine("nre"); }
    try { object[] os = new string[1]; os[0] = new object(); } catch (ArrayTypeMismatchException) { Console.WriteLine("mismatch"); }
    Array.Copy(b, 1, a, 0, 2); Console.WriteLine(a[0] + a[1]); int[] cl = (int[])b.Clone(); cl[0] = 9; Console.WriteLine(b[0]); Console.WriteLine(Array.IndexOf(b, 9)); Array.Clear(b, 0, 5); Console.WriteLine(b[3]);
    ref int rr = ref a[2]; rr = 77; Console.WriteLine(a[2]); sbyte[] sb = { -1 }; Console.WriteLine(sb[0]); ushort[] us = { 65535 }; Console.WriteLine(us[0]); uint[] ui = { 4000000000 }; Console.WriteLine(ui[0]);
  }
}
