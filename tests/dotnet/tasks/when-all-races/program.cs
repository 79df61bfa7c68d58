using System;
using System.Threading.Tasks;

class P
{
    static int sum;

    static async Task Run()
    {
        await Task.WhenAll(Task.Run(() => sum += 1), Task.Run(() => sum += 2));
        if (sum != 3)
            throw new Exception("lost");
    }

    static void Main()
    {
        Run().Wait();
    }
}
