using System.Threading;
class Worker
{
    readonly object gate = new object();
    readonly ManualResetEvent done = new ManualResetEvent(false);
    int result;
    public void Work() { lock (gate) { result = 42; } done.Set(); }
    public int Result() { lock (gate) { done.WaitOne(); return result; } }
}
class HeldWhileWaiting
{
    static void Main()
    {
        var w = new Worker();
        var t = new Thread(w.Work);
        t.Start();
        w.Result();
        t.Join();
    }
}
