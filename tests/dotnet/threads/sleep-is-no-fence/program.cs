using System.Threading;

class P
{
    static int x, y, left, right;

    static void Main()
    {
        var other = new Thread(() => { y = 1; Thread.Sleep(1); right = x; });
        other.Start();
        x = 1;
        Thread.Sleep(1);
        left = y;
        other.Join();
    }
}
