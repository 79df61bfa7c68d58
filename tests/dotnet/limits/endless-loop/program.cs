using System;
using System.Threading;

class P
{
    static volatile bool stop;
    static void Main() { while (!stop) { } }
}
