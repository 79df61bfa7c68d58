// A singleton that is created on first use, with a quick check outside the lock.
using System.Diagnostics;
using System.Threading;

class Settings
{
    public int size;

    public Settings()
    {
        size = 8;
    }
}

class DoubleCheckedLocking
{
    static readonly object gate = new object();
    static Settings plain;
    static volatile Settings safe;
    static Settings fenced;

    static Settings GetPlain()
    {
        if (plain == null)
        {
            lock (gate)
            {
                if (plain == null)
                    plain = new Settings();
            }
        }
        return plain;
    }

    // First repair: the field is volatile.
    static Settings GetVolatile()
    {
        if (safe == null)
        {
            lock (gate)
            {
                if (safe == null)
                    safe = new Settings();
            }
        }
        return safe;
    }

    // Second repair: a barrier between construction and publication.
    static Settings GetFenced()
    {
        if (fenced == null)
        {
            lock (gate)
            {
                if (fenced == null)
                {
                    Settings created = new Settings();
                    Thread.MemoryBarrier();
                    fenced = created;
                }
            }
        }
        return fenced;
    }

    static void UsePlain()
    {
        Debug.Assert(GetPlain().size == 8, "the settings are not ready");
    }

    static void UseVolatile()
    {
        Debug.Assert(GetVolatile().size == 8, "the settings are not ready");
    }

    static void UseFenced()
    {
        Debug.Assert(GetFenced().size == 8, "the settings are not ready");
    }

    static void RunTwice(ThreadStart work)
    {
        new Thread(work).Start();
        work();
    }

    static void Main()
    {
        RunTwice(UsePlain);
    }

    static void Volatile()
    {
        RunTwice(UseVolatile);
    }

    static void Fenced()
    {
        RunTwice(UseFenced);
    }
}
