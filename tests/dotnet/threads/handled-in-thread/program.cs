using System;
using System.Threading;

class P
{
    static string caught;

    static void Main()
    {
        object o = "text";
        var t = new Thread(() =>
        {
            try { int n = (int)o; }
            catch (InvalidCastException e) { caught = e.GetType().Name; }
        });
        t.Start();
        t.Join();
    }
}
