using System.Diagnostics;

class P
{
    static int n = 1;
    static void Main() { Debug.Assert(n == 2, "n is not two"); }
}
