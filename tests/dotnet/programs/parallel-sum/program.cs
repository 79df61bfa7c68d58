using System.Threading.Tasks;

class P
{
    static readonly object gate = new object();
    static int total;

    static int Work(int n)
    {
        int sum = 0;
        for (int k = 0; k <= n; k++) sum += k;
        lock (gate) total += sum;
        return sum;
    }

    static void Main()
    {
        var tasks = new Task<int>[3];
        for (int i = 0; i < 3; i++)
        {
            int k = i;
            tasks[i] = Task.Run(() => Work(k));
        }
        Task.WaitAll(tasks);
    }
}
