using System.Threading;
class NothingAsserted
{
    static int n;
    static void Main() { var t = new Thread(() => Interlocked.Increment(ref n)); t.Start(); n++; t.Join(); }
}
