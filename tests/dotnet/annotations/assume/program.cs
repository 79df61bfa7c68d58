using System;
using System.Threading;

class P
{
    static int n;

    static void Main()
    {
        n = Verify.Choose(5);
        Verify.Assume(n % 2 == 1);
    }
}
