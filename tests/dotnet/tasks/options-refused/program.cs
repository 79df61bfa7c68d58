using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static void Refuses<T>(Action action) where T : Exception
    {
        bool refused = false;
        try
        {
            action();
        }
        catch (T e)
        {
            refused = e.GetType() == typeof(T);
        }
        Debug.Assert(refused);
    }

    static void Main()
    {
        Task done = Task.CompletedTask;
        var never = TaskContinuationOptions.NotOnRanToCompletion | TaskContinuationOptions.NotOnFaulted | TaskContinuationOptions.NotOnCanceled;
        Refuses<ArgumentOutOfRangeException>(() => done.ContinueWith(task => { }, never));
        Refuses<ArgumentOutOfRangeException>(() => done.ContinueWith(task => { }, TaskContinuationOptions.ExecuteSynchronously | TaskContinuationOptions.LongRunning));
        Refuses<ArgumentOutOfRangeException>(() => done.ContinueWith(task => { }, (TaskContinuationOptions)0x1000));
        Refuses<ArgumentOutOfRangeException>(() => new Task(() => { }, (TaskCreationOptions)0x1000));
        Refuses<ArgumentOutOfRangeException>(() => new TaskCompletionSource<int>(TaskCreationOptions.LongRunning));
        Refuses<ArgumentException>(() => new TaskCompletionSource<int>().SetException(new Exception[0]));
        Refuses<ArgumentException>(() => new TaskCompletionSource<int>().SetException(new Exception[] { null }));
        Refuses<ArgumentNullException>(() => new TaskCompletionSource<int>().SetException((IEnumerable<Exception>)null));
        Refuses<ArgumentOutOfRangeException>(() => new Lazy<int>(() => 1, (LazyThreadSafetyMode)3));
    }
}
