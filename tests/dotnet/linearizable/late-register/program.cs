using System.Threading;

class Register
{
    volatile int value;
    volatile int cached;
    int writers;

    public void Set(int value)
    {
        Interlocked.Increment(ref writers);
        this.value = value;
        Interlocked.Decrement(ref writers);
    }

    // While somebody writes, the value that was read last must do.
    public int Get()
    {
        if (Volatile.Read(ref writers) == 0)
            cached = value;
        return cached;
    }
}

class Program
{
    static void Main()
    {
        var register = new Register();
        var other = new Thread(() => register.Get());
        other.Start();
        register.Set(1);
        register.Set(2);
        other.Join();
    }
}
