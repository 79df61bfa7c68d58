// Four tasks that are awaited together.
// At most: 1000
using System.Threading.Tasks;

class Program
{
    static int[] cells = new int[4];

    static void Main()
    {
        var tasks = new Task[4];
        for (int i = 0; i < 4; i++)
        {
            int id = i;
            tasks[i] = Task.Run(() => { cells[id] = 1; });
        }
        Task.WhenAll(tasks).Wait();
    }
}
