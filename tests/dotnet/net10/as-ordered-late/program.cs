using System;
using System.Diagnostics;
using System.Linq;

class P
{
    static void Main()
    {
        int[] source = { 1, 2 };
        try
        {
            source.AsParallel().WithDegreeOfParallelism(2).AsOrdered();
            Debug.Fail("no exception");
        }
        catch (InvalidOperationException)
        {
        }
        Debug.Assert(source.AsParallel().AsOrdered().WithDegreeOfParallelism(2).Select(x => x * 2).ToArray()[1] == 4);
    }
}
