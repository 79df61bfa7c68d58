using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static IAsyncResult Refuse(AsyncCallback callback, object state) { throw new InvalidOperationException(); }

    static void Main()
    {
        Task parent = Task.Factory.StartNew(() => { Task.Factory.FromAsync(Refuse, result => { }, null, TaskCreationOptions.AttachedToParent); });
        try
        {
            parent.Wait();
            Debug.Fail("it was refused");
        }
        catch (AggregateException e)
        {
            Debug.Assert(e.InnerExceptions.Count == 1 && e.InnerException is InvalidOperationException);
        }
    }
}
