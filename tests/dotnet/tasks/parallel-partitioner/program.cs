using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int safe, racy;

    static void Main()
    {
        Parallel.ForEach(Partitioner.Create(0, 4, 2), range =>
        {
            int sum = 0;
            for (int i = range.Item1; i < range.Item2; i++)
                sum += i;
            Interlocked.Add(ref safe, sum);
            racy += sum;
        });
    }
}
