using System;
using System.Diagnostics;
using System.Threading;

class P
{
    static Action handlers;
    static int calls;

    static void Main()
    {
        var subscriber = new Thread(() =>
        {
            int weight = 2;
            Action first = () => calls += weight;
            Action second = () => calls += 1;
            handlers = first + second;
        });
        subscriber.Start();
        Action found = handlers;
        if (found != null)
            found();
        subscriber.Join();
        Debug.Assert(calls == (found == null ? 0 : 3), "a handler was not there yet");
    }
}
