using System.Diagnostics;
using System.Threading.Tasks;
class Visits
{
    int count;
    public int Count { get { return count; } }
    static async Task<string> LoadPage()
    {
        await Task.Yield();
        return "page";
    }
    public async Task Serve()
    {
        int before = count;
        await LoadPage();
        count = before + 1;
    }
}
class AsyncCounter
{
    static async Task Run()
    {
        var visits = new Visits();
        await Task.WhenAll(visits.Serve(), visits.Serve());
        Debug.Assert(visits.Count == 2, "a visit was not counted");
    }
    static void Main() { Run().Wait(); }
}
