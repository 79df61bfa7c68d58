// Locks on type objects and literals are held even while nothing refers to the object.
using System;
using System.Threading;

class Generic<T> { }

class Program
{
    static void Try(Func<bool> attempt)
    {
        var thread = new Thread(() => Console.WriteLine(attempt()));
        thread.Start();
        thread.Join();
    }

    static void Main()
    {
        Monitor.Enter(typeof(Program));
        Try(() => Monitor.TryEnter(typeof(Program)));
        Monitor.Exit(typeof(Program));
        Monitor.Enter("literal");
        Try(() => Monitor.TryEnter("literal"));
        Monitor.Exit("literal");
        Monitor.Enter(typeof(Generic<>));
        Try(() => Monitor.TryEnter(typeof(Generic<>)));
        Try(() => Monitor.TryEnter(typeof(Generic<int>)));
        Monitor.Exit(typeof(Generic<>));
        Action first = First, second = Second;
        Console.WriteLine((first + second).Method.Name);
        Console.WriteLine((second + first).Method.Name);
    }

    static void First() { }
    static void Second() { }
}
