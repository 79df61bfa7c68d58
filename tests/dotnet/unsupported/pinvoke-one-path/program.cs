using System.Diagnostics;
using System.Runtime.InteropServices;

class P
{
    [DllImport("libc")] static extern int getpid();

    static void Main()
    {
        if (Verify.Choose(2) == 0) getpid();
        else Debug.Fail("here");
    }
}
