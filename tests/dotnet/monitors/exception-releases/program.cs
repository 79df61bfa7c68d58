using System;
using System.Threading;

class P
{
    static readonly object gate = new object();
    static int n;

    static void Bad()
    {
        try
        {
            lock (gate)
            {
                n++;
                throw new Exception("inside");
            }
        }
        catch (Exception) { }
    }

    static void Main()
    {
        var t = new Thread(Bad);
        t.Start();
        Bad();
        t.Join();
        lock (gate) n++;
    }
}
