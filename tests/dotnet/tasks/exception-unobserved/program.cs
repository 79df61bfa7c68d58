using System;
using System.Threading.Tasks;

class P
{
    static void Main()
    {
        Task.Run(() => { throw new InvalidOperationException("lost"); });
    }
}
