using System;
using System.Diagnostics;
using System.Threading;

class Fragile
{
    static int made;
    public Fragile()
    {
        if (Interlocked.Increment(ref made) == 1)
            throw new InvalidOperationException();
    }
}

class P
{
    static readonly Lazy<Fragile> value = new Lazy<Fragile>();
    static int failures;

    static void Use()
    {
        try
        {
            Debug.Assert(value.Value != null);
        }
        catch (Exception)
        {
            Interlocked.Increment(ref failures);
        }
    }

    static void Main()
    {
        var other = new Thread(Use);
        other.Start();
        Use();
        other.Join();
        Debug.Assert(failures == 1 && value.IsValueCreated);
    }
}
