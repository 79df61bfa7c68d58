using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

namespace Downloads
{
    class Download
    {
        private CancellationTokenSource cancellation;
        public bool Running { get; private set; }
        public int Blocks { get; private set; }

        public async Task StartAsync()
        {
            cancellation = new CancellationTokenSource();
            Running = true;
            try
            {
                for (int i = 0; i < 2; i++)
                {
                    cancellation.Token.ThrowIfCancellationRequested();
                    await Task.Delay(10, cancellation.Token);
                    Blocks++;
                }
            }
            catch (OperationCanceledException)
            {
                Blocks = 0;
            }
            finally
            {
                cancellation.Dispose();
                cancellation = null;
                Running = false;
            }
        }

        public void Cancel()
        {
            if (Running)
                cancellation.Cancel();
        }
    }

    static class Program
    {
        static void Main()
        {
            var download = new Download();
            var user = new Thread(() => download.Cancel()) { Name = "user" };
            var task = download.StartAsync();
            user.Start();
            task.Wait();
            user.Join();
        }
    }
}
