using System;
using System.Threading;

class Handles
{
    volatile int count;

    public IntPtr Next()
    {
        count = count + 1;
        return new IntPtr(count);
    }
}

class Program
{
    static void Main()
    {
        var handles = new Handles();
        var other = new Thread(() => handles.Next());
        other.Start();
        handles.Next();
        other.Join();
    }
}
