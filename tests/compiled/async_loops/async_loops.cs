using System; using System.Collections.Generic; using System.Threading; using System.Threading.Tasks; using System.Linq;
class P {
 static void Show(string n, Func<Task> f){ Task t; try { t = f(); } catch (Exception e) { Console.WriteLine(n+" throws "+e.GetType().Name); return; } try { t.Wait(); } catch (AggregateException e) { Console.WriteLine(n+": "+string.Join(",", e.InnerExceptions.Select(x=>x.GetType().Name+"/"+x.Message))); } Console.WriteLine(n+" "+t.Status); }
 static IEnumerable<int> Bad(){ yield return 1; throw new InvalidOperationException("source"); }
 static IEnumerable<int> Fin(List<string> l){ try { yield return 1; yield return 2; } finally { l.Add("disposed"); } }
 static async IAsyncEnumerable<int> A(List<string> l){ try { yield return 1; await Task.Yield(); yield return 2; } finally { l.Add("disposed"); } }
 static int Main(){
  var one = new ParallelOptions{MaxDegreeOfParallelism=1};
  Show("plain", () => Parallel.ForEachAsync(new[]{1,2,3}, one, async (x,t)=>{ await Task.Yield(); Console.WriteLine(x); }));
  Show("fault", () => Parallel.ForEachAsync(new[]{1,2,3}, one, async (x,t)=>{ Console.WriteLine(x); await Task.Yield(); if (x==2) throw new Exception("two"); }));
  Show("syncfault", () => Parallel.ForEachAsync(new[]{1,2,3}, one, (x,t)=>{ throw new Exception("now"+x); }));
  Show("badsource", () => Parallel.ForEachAsync(Bad(), one, async (x,t)=>{ Console.WriteLine(x); }));
  Show("oce", () => Parallel.ForEachAsync(new[]{1,2,3}, one, async (x,t)=>{ throw new OperationCanceledException("own"); }));
  var c = new CancellationTokenSource();
  Show("cancel", () => Parallel.ForEachAsync(new[]{1,2,3}, new ParallelOptions{MaxDegreeOfParallelism=1,CancellationToken=c.Token}, async (x,t)=>{ Console.WriteLine(x+" "+t.IsCancellationRequested+" "+(t==c.Token)); if (x==2) c.Cancel(); Console.WriteLine(t.IsCancellationRequested); }));
  var c2 = new CancellationTokenSource();
  Show("cancelfault", () => Parallel.ForEachAsync(new[]{1,2,3}, new ParallelOptions{MaxDegreeOfParallelism=1,CancellationToken=c2.Token}, async (x,t)=>{ if (x==2) { c2.Cancel(); throw new Exception("late"); } }));
  Show("already", () => Parallel.ForEachAsync(new[]{1}, c.Token, async (x,t)=>{ }));
  var l = new List<string>();
  Show("finally", () => Parallel.ForEachAsync(Fin(l), one, async (x,t)=>{ l.Add("b"+x); })); Console.WriteLine(string.Join(" ", l)); l.Clear();
  Show("async", () => Parallel.ForEachAsync(A(l), one, async (x,t)=>{ l.Add("b"+x); await Task.Yield(); })); Console.WriteLine(string.Join(" ", l)); l.Clear();
  Show("asyncfault", () => Parallel.ForEachAsync(A(l), one, async (x,t)=>{ throw new Exception("a"); })); Console.WriteLine(string.Join(" ", l));
  Show("empty", () => Parallel.ForEachAsync(new int[0], async (x,t)=>{ }));
  Show("null", () => Parallel.ForEachAsync((IEnumerable<int>)null, async (x,t)=>{ }));
  Show("for", () => Parallel.ForAsync(0, 3, one, async (x,t)=>{ Console.WriteLine(x); }));
  bool pool=false; Show("pool", () => Parallel.ForEachAsync(new[]{1}, one, async (x,t)=>{ pool = Thread.CurrentThread.IsThreadPoolThread; })); Console.WriteLine(pool);
  return 0; } }
