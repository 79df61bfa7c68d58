using System;
using System.Diagnostics;

class P
{
    static void Main()
    {
        AppDomain.CurrentDomain.ProcessExit += (sender, e) => Debug.Assert(false, "told");
    }
}
