using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;

class P
{
    static IEnumerable<int> Source()
    {
        yield return 1;
        throw new InvalidOperationException("source");
    }

    static void Fails(Action query)
    {
        try
        {
            query();
            Debug.Fail("the source failed");
        }
        catch (AggregateException e)
        {
            Debug.Assert(e.InnerExceptions.Count == 1 && e.InnerException.Message == "source");
        }
    }

    static void Main()
    {
        Fails(() => Source().AsParallel().ForAll(i => { }));
        Fails(() => { foreach (int i in Source().AsParallel().Select(i => i + 1)) { } });
    }
}
