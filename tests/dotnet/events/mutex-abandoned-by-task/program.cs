using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly Mutex m = new Mutex();
    static string r;

    static void Main()
    {
        Task.Run(() => { m.WaitOne(); }).Wait();
        Task.Run(() =>
        {
            try
            {
                r = m.WaitOne(0) ? "taken" : "held";
            }
            catch (AbandonedMutexException)
            {
                r = "abandoned";
            }
        }).Wait();
    }
}
