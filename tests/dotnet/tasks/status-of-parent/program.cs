using System.Threading;
using System.Threading.Tasks;

class P
{
    static string seen;

    static void Main()
    {
        var go = new ManualResetEventSlim();
        var attached = new ManualResetEventSlim();
        Task parent = Task.Factory.StartNew(() =>
        {
            Task.Factory.StartNew(() => go.Wait(), TaskCreationOptions.AttachedToParent);
            attached.Set();
        });
        attached.Wait();
        seen = parent.Status.ToString();
        go.Set();
        parent.Wait();
    }
}
