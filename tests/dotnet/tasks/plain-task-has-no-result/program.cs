using System;
using System.Diagnostics;
using System.Threading.Tasks;

class P
{
    static async Task Work() { await Task.Yield(); }

    static string Kind(Task task)
    {
        return task is Task<bool> ? "bool" : task is Task<int> ? "int" : "plain";
    }

    static void Main()
    {
        Task work = Work();
        Debug.Assert(Kind(work) == "plain", "an asynchronous method");
        Debug.Assert(Kind(Task.Delay(1)) == "plain", "a delay");
        Debug.Assert(Kind(Task.WhenAll(work)) == "plain", "what waits for all");
        Debug.Assert(Kind(Task.Run(() => Work())) == "plain", "a task of the pool around another one");
        Debug.Assert(Kind(Task.CompletedTask) == "plain", "a completed task");
        Debug.Assert(Kind(Task.FromException(new Exception())) == "plain", "a failed task");
        Debug.Assert(Kind(Task.FromResult(true)) == "bool", "a result");
        Debug.Assert(Kind(Task.FromResult(7)) == "int", "another result");
        work.Wait();
    }
}
