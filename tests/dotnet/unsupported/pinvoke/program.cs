using System.Runtime.InteropServices;

class P
{
    [DllImport("libc")] static extern int getpid();
    static int n;

    static void Main() { n = getpid(); }
}
