using System;
using System.Threading.Tasks;

class Tests
{
    static void Main() { }
    static async Task Later()
    {
        await Task.Yield();
        throw new InvalidOperationException("lost");
    }
    static ValueTask Fails() { return new ValueTask(Later()); }
}
