using System;
using System.Threading;

class P
{
    static int Down(int n) { return Down(n + 1) + 1; }
    static void Main() { Down(0); }
}
