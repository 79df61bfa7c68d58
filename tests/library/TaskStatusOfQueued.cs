// A task may be anywhere on its way.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class TaskStatusOfQueued
{
    static string result;

    static void Run()
    {
        var task = Task.Run(() => Delay.Here());
        result = task.Status.ToString();
        task.Wait();
    }
}
