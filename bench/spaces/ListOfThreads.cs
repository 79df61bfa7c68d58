// Four threads add to their own cells and are joined in a loop over a list.
// At most: 60
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;

class Program
{
    static readonly int[] cells = new int[4];

    static void Main()
    {
        var threads = new List<Thread>();
        for (int i = 0; i < 4; i++)
        {
            int own = i;
            var thread = new Thread(() =>
            {
                for (int round = 0; round < 3; round++)
                    cells[own] += round;
            });
            threads.Add(thread);
            thread.Start();
        }
        foreach (var thread in threads)
            thread.Join();
        foreach (int cell in cells)
            Debug.Assert(cell == 3);
    }
}
