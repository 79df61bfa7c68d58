// Three asynchronous methods that are awaited together.
// At most: 900
using System.Threading.Tasks;

class Program
{
    static async Task Work(int id) { await Task.Yield(); }

    static void Main() { Task.WhenAll(Work(0), Work(1), Work(2)).Wait(); }
}
