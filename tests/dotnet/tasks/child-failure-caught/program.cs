using System;
using System.Threading.Tasks;

class P
{
    static string seen;

    static Task Failing() { return Task.Factory.StartNew(() => { throw new Exception(); }, TaskCreationOptions.AttachedToParent); }

    static void Main()
    {
        Task caught = Task.Factory.StartNew(() =>
        {
            try { Failing().Wait(); }
            catch (AggregateException) { }
        });
        Task uncaught = Task.Factory.StartNew(() => { Failing(); });
        Task.WhenAny(Task.WhenAll(caught, uncaught)).Wait();
        seen = caught.Status + " " + uncaught.Status;
    }
}
