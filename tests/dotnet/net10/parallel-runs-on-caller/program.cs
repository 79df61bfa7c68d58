using System;
using System.Diagnostics;
using System.Threading.Tasks;

class P
{
    [ThreadStatic] static bool mine;

    static void Main()
    {
        mine = true;
        Parallel.Invoke(() => Debug.Assert(!mine), () => { });
    }
}
