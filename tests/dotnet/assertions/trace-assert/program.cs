using System.Diagnostics;

class P
{
    static int n = 1;
    static void Main() { Trace.Assert(n == 2); }
}
