// An asynchronous method has the pool do something until it is told to stop.
// At most: 500
using System.Threading.Tasks;

class Program
{
    static volatile bool stop;
    static int rounds;

    static async Task Poll()
    {
        while (!stop)
            await Task.Run(() => { rounds = 1; });
    }

    static void Main()
    {
        Task poll = Poll();
        stop = true;
        poll.Wait();
    }
}
