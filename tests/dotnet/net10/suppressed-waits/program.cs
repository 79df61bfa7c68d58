using System;
using System.Diagnostics;
using System.Threading.Tasks;

// Asking for a result whose exception is suppressed waits all the same.
class P
{
    static int x;

    static void Main()
    {
        Task fails = Task.Run(() =>
        {
            x = 1;
            throw new Exception();
        });
        fails.ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing).GetAwaiter().GetResult();
        Debug.Assert(x == 1);
    }
}
