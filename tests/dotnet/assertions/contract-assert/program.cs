using System.Diagnostics.Contracts;

class P
{
    static int n = 1;
    static void Main() { Contract.Assert(n == 2, "contract"); }
}
