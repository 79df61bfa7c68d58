using System;
using System.Threading;

class P
{
    static int made, caught;

    static void Main()
    {
        var lazy = new Lazy<int>(() => { made++; throw new InvalidOperationException(); });
        for (int i = 0; i < 2; i++)
        {
            try { int n = lazy.Value; }
            catch (InvalidOperationException) { caught++; }
        }
    }
}
