// A result is computed on first use and kept, without any lock.
using System.Diagnostics;
using System.Threading;

class RacyCache
{
    static int computations;
    static int value;
    static bool known;
    static volatile bool knownSafely;

    static int Compute()
    {
        Interlocked.Increment(ref computations);
        return 42;
    }

    static int Get()
    {
        if (!known)
        {
            value = Compute();
            known = true;
        }
        return value;
    }

    // A repair of the wrong value, not of the double work: the flag is volatile.
    static int GetSafely()
    {
        if (!knownSafely)
        {
            value = Compute();
            knownSafely = true;
        }
        return value;
    }

    static void Use()
    {
        Debug.Assert(Get() == 42, "the cache gave a value that was never computed");
    }

    static void UseSafely()
    {
        Debug.Assert(GetSafely() == 42, "the cache gave a value that was never computed");
    }

    static void Main()
    {
        new Thread(Use).Start();
        Use();
    }

    static void Repaired()
    {
        new Thread(UseSafely).Start();
        UseSafely();
    }
}
