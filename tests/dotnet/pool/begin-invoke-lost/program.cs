using System;

class P
{
    public static int n;

    static int Add(int k)
    {
        int seen = n;
        n = seen + k;
        return seen;
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
