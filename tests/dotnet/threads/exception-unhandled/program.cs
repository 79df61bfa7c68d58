using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static void Main()
    {
        var t = new Thread(() => { throw new NotSupportedException(); });
        t.Start();
        try
        {
            t.Join();
        }
        catch (NotSupportedException) { }
    }
}
