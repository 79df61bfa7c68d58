using System;
using System.Threading;

class Config
{
    public static readonly Config Instance = new Config();
    public int a, b;
    Config() { a = 1; b = 2; }
}

class P
{
    static int r1, r2;

    static void Main()
    {
        var t = new Thread(() => { r1 = Config.Instance.a + Config.Instance.b; });
        t.Start();
        r2 = Config.Instance.a + Config.Instance.b;
        t.Join();
    }
}
