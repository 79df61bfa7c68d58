using System;
using System.Collections.Specialized;
using System.Threading;

class P
{
    static int n;

    static void Main()
    {
        BitVector32 bits;
        Action use = () =>
        {
            n = 1;
            bits = default(BitVector32);
        };
        use();
    }
}
