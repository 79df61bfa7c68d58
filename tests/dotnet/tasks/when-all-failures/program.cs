using System;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static string r = "";

    static string Of(Task task)
    {
        try
        {
            task.Wait();
            return "done";
        }
        catch (AggregateException e)
        {
            string text = "" + task.Status;
            foreach (Exception each in e.InnerExceptions)
                text += " " + each.Message;
            return text;
        }
    }

    static void Main()
    {
        var source = new CancellationTokenSource();
        source.Cancel();
        Task bad = Task.Run(() => { throw new Exception("one"); });
        Task worse = Task.Run(() => { throw new Exception("two"); });
        Task<int> good = Task.Run(() => 3);
        Task cancelled = Task.Run(() => { }, source.Token);
        r = Of(Task.WhenAll(good, bad, worse)) + "; " + Of(Task.WhenAll(good, cancelled)) + "; " + Of(Task.WhenAll(cancelled, bad))
            + "; " + Of(Task.WhenAll(good, good));
    }
}
