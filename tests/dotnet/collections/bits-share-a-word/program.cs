using System.Collections;
using System.Threading;

class P
{
    static int result;

    static void Main()
    {
        var bits = new BitArray(2);
        var setter = new Thread(() => bits[0] = true);
        setter.Start();
        bits[1] = true;
        setter.Join();
        result = (bits[0] ? 1 : 0) + (bits[1] ? 2 : 0);
    }
}
