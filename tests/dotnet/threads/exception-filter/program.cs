using System;
using System.Threading;

class P
{
    static string log = "";

    static bool Note(string s) { log += s; return true; }

    static void Main()
    {
        var t = new Thread(() =>
        {
            try
            {
                try { throw new Exception("x"); }
                finally { log += "f"; }
            }
            catch (Exception) when (Note("w")) { log += "c"; }
        });
        t.Start();
        t.Join();
    }
}
