using System;
using System.Threading;

class P
{
    static void Main() { dynamic d = 1; d = d + 1; }
}
