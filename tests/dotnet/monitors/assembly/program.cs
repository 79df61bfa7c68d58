using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Reflection;
using System.Threading;

class P
{
    static int n;

    static void Work()
    {
        lock (typeof(P).Assembly)
            n++;
    }

    static void Main()
    {
        var thread = new Thread(Work);
        thread.Start();
        Work();
        thread.Join();
        Assembly mine = typeof(P).Assembly, library = typeof(object).Assembly;
        Debug.Assert(ReferenceEquals(mine, Assembly.GetExecutingAssembly()) && ReferenceEquals(mine, typeof(P[]).Assembly));
        Debug.Assert(ReferenceEquals(library, typeof(int).Assembly) && ReferenceEquals(library, typeof(List<P>).Assembly));
        Debug.Assert(mine != library && mine.FullName != library.FullName && mine.GetType("P") == typeof(P));
    }
}
