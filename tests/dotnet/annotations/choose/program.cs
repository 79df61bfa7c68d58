using System;
using System.Threading;

class P
{
    static int n;

    static void Main() { n = Verify.Choose(3) * 10 + Verify.Choose(2); }
}
