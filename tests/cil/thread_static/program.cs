using System; using System.Threading;
class P { [ThreadStatic] static int t; static int s; static void Main() { t = 5; s = 5; var th = new Thread(() => { Console.WriteLine(t); t = 9; s = 9; Console.WriteLine(t); }); th.Start(); th.Join(); Console.WriteLine(t); Console.WriteLine(s); var tl = new ThreadLocal<int>(() => 42); Console.WriteLine(tl.Value); } }
