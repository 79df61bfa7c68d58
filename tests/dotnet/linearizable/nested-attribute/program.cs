using System;
using System.Threading;

class Program
{
    class LinearizableAttribute : Attribute
    {
    }

    [Linearizable]
    class Counter
    {
        volatile int count;

        public int Add()
        {
            count = count + 1;
            return count;
        }
    }

    static void Main()
    {
        var counter = new Counter();
        var other = new Thread(() => counter.Add());
        other.Start();
        counter.Add();
        other.Join();
    }
}
