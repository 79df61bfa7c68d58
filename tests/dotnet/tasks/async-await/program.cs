using System.Threading.Tasks;

class P
{
    static int r;

    static async Task<int> Twice(int n)
    {
        int k = await Task.Run(() => n);
        return k * 2;
    }

    static void Main() { r = Twice(21).Result; }
}
