using System;
using System.Threading;

class P
{
    static int n;
    static void Main() { n = 1; }
    static void Test() { n = 2; }
}
