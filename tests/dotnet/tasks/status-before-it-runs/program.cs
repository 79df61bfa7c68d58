using System.Diagnostics;
using System.Threading.Tasks;

class P
{
    static int x;

    static void Main()
    {
        var task = Task.Run(() => { x = 1; });
        Debug.Assert(task.Status != TaskStatus.WaitingToRun, "it waits");
    }
}
