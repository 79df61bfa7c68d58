using System;
using System.Threading;

class P
{
    public static int n;

    static int Add(int k)
    {
        return Interlocked.Add(ref n, k);
    }

    static void Main()
    {
        Func<int, int> add = Add;
        IAsyncResult first = add.BeginInvoke(1, null, null);
        IAsyncResult second = add.BeginInvoke(1, null, null);
        add.EndInvoke(first);
        add.EndInvoke(second);
    }
}
