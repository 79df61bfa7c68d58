// Three threads start from two lambdas that do nothing.
// At most: 50
using System.Threading;

class Program
{
    static void Main()
    {
        for (int i = 0; i < 3; i++)
        {
            var outer = new Thread(() => { new Thread(() => { }).Start(); });
            outer.Start();
        }
    }
}
