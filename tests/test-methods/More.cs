// A second assembly, so that several can be given in one call.
using System;
using System.Threading;

class ConcurrencyTestAttribute : Attribute { }

class More
{
    static int count;

    [ConcurrencyTest]
    void LostUpdate()
    {
        var thread = new Thread(() => count++);
        thread.Start();
        count++;
        thread.Join();
        if (count != 2)
            throw new Exception("lost");
    }

    [ConcurrencyTest]
    void Counts()
    {
        var thread = new Thread(() => Interlocked.Increment(ref count));
        thread.Start();
        Interlocked.Increment(ref count);
        thread.Join();
        if (count != 2)
            throw new Exception("lost");
    }
}
