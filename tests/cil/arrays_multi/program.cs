using System;
class P {
  struct V { public int A; public string B; }
  static void Main() {
    int[,] a = new int[2, 3]; for (int i = 0; i < 2; i++) for (int k = 0; k < 3; k++) a[i, k] = i * 10 + k;
    Console.WriteLine(a[1, 2]); Console.WriteLine(a.Length); Console.WriteLine(a.Rank); Console.WriteLine(a.GetLength(0)); Console.WriteLine(a.GetLength(1)); Console.WriteLine(a.GetUpperBound(1));
    int sum = 0; foreach (int x in a) sum += x; Console.WriteLine(sum); int[,] lit = { { 1, 2 }, { 3, 4 } }; Console.WriteLine(lit[1, 0]);
    string[,,] s = new string[2, 2, 2]; s[1, 1, 1] = "deep"; Console.WriteLine(s[1, 1, 1]); Console.WriteLine(s[0, 0, 0] == null);
    try { a[2, 0] = 1; } catch (IndexOutOfRangeException) { Console.WriteLine("range"); } V[,] v = new V[2, 2]; v[0, 1].A = 4; v[0, 1].B = "b"; Console.WriteLine(v[0, 1].A + v[0, 1].B); V c = v[0, 1]; c.A = 9; Console.WriteLine(v[0, 1].A);
    a[1, 1] += 5; Console.WriteLine(a[1, 1]); ref int r = ref a[0, 0]; r = 42; Console.WriteLine(a[0, 0]); object o = a; Console.WriteLine(o is int[,]); Console.WriteLine(o is int[]); Console.WriteLine(a.GetType().Name);
    Array lb = Array.CreateInstance(typeof(int), new[] { 2, 2 }, new[] { 5, 10 }); lb.SetValue(7, 6, 11); Console.WriteLine(lb.GetValue(6, 11)); Console.WriteLine(lb.GetLowerBound(1)); int[,] cl = (int[,])a.Clone(); cl[0, 0] = 0; Console.WriteLine(a[0, 0]);
    double[,] d = new double[1, 1]; d[0, 0] = 1.5; Console.WriteLine(d[0, 0]); object[,] os = new string[1, 1]; try { os[0, 0] = 1; } catch (ArrayTypeMismatchException) { Console.WriteLine("mismatch"); }
  }
}
