using System;
using System.Threading;

class P
{
    static int caught;
    static void Main()
    {
        try { var a = new long[int.MaxValue]; }
        catch (OutOfMemoryException) { caught = 1; }
    }
}
