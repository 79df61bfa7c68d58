using System;
using System.Threading.Tasks;

class P
{
    static void Main()
    {
        var t = Task.Run(() => { throw new InvalidOperationException("lost"); });
        t.Wait();
    }
}
