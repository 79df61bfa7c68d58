using System.Threading.Tasks;

class Tests
{
    static int n;
    static void Main() { }
    static async Task<string> Later()
    {
        await Task.Run(() => n = 1);
        n = 2;
        return "done";
    }
}
