using System.Threading.Tasks;

class Tests
{
    static int n;
    readonly int step;
    Tests() { step = 5; }
    static void Main() { }
    // The overload with an argument cannot be meant.
    void Run(int more) { n = more; }
    ValueTask<int> Run() { return new ValueTask<int>(Later()); }
    async Task<int> Later()
    {
        await Task.Run(() => n = step);
        return n = n + step;
    }
}
