using System.Threading.Tasks;

class P
{
    static int n;

    static async Task Work() { await Task.Delay(100); n = 1; }

    static void Main() { Work().Wait(); }
}
