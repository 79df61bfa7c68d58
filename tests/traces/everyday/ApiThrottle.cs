using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

namespace Http
{
    class ApiClient
    {
        private readonly SemaphoreSlim throttle;
        private int inFlight;
        private readonly int limit;

        public ApiClient(int limit)
        {
            this.limit = limit;
            throttle = new SemaphoreSlim(limit, limit);
        }

        public async Task<string> GetAsync(string url)
        {
            await throttle.WaitAsync();
            var now = Interlocked.Increment(ref inFlight);
            Debug.Assert(now <= limit, "limit exceeded");
            try
            {
                return await SendAsync(url);
            }
            catch (TimeoutException)
            {
                Interlocked.Decrement(ref inFlight);
                return await GetAsync(url + "?retry");
            }
            finally
            {
                Interlocked.Decrement(ref inFlight);
                throttle.Release();
            }
        }

        private async Task<string> SendAsync(string url)
        {
            await Task.Yield();
            if (url == "/slow")
                throw new TimeoutException(url + " timed out");
            return "200 " + url;
        }
    }

    static class Program
    {
        static async Task RunAsync()
        {
            var client = new ApiClient(1);
            var fast = client.GetAsync("/fast");
            var slow = client.GetAsync("/slow");
            var answers = await Task.WhenAll(fast, slow);
            Console.WriteLine(string.Join(", ", answers));
        }

        static void Main()
        {
            RunAsync().Wait();
        }
    }
}
