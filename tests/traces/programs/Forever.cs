using System.Threading;
class Forever
{
    static int n;
    static void Main() { var t = new Thread(() => { while (true) { n = 1 - n; } }); t.Start(); t.Join(); }
}
