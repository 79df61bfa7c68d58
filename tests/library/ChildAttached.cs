// A parent completes after its attached child.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class ChildAttached
{
    static string result;

    static void Run()
    {
        int child = 0;
        Task.Factory.StartNew(() => { Task.Factory.StartNew(() => { Delay.Here(); child = 1; }, TaskCreationOptions.AttachedToParent); }).Wait();
        result = child.ToString();
    }
}
