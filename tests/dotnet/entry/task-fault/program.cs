using System;
using System.Threading.Tasks;

class Tests
{
    static void Main() { }
    static async Task Fails()
    {
        await Task.Yield();
        throw new InvalidOperationException("lost");
    }
}
