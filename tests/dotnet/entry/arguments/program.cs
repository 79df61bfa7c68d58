using System;
using System.Threading;

class P
{
    static int n;
    static string first;
    static int Main(string[] args) { n = args.Length; first = args[0]; return n; }
}
