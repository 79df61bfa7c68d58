using System.Collections.Generic;
using System.Threading.Tasks;

class P
{
    static string end;

    static void Main()
    {
        var list = new List<int> { 1, 2 };
        Task loop = Parallel.ForEachAsync(list, new ParallelOptions { MaxDegreeOfParallelism = 1 }, (item, token) =>
        {
            list.Add(3);
            return default(ValueTask);
        });
        end = Task.WhenAny(loop).Result.Exception.InnerException.GetType().Name + " " + list.Count;
    }
}
