using System.Threading;

class Register
{
    volatile int value;

    public void Set(int value)
    {
        this.value = value;
    }

    public int Get()
    {
        return value;
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
        other.Join();
    }
}
