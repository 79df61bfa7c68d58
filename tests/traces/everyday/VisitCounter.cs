using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading.Tasks;

namespace Analytics
{
    interface IVisitStore
    {
        Task<int> LoadAsync(string page);
        Task SaveAsync(string page, int visits);
    }

    class MemoryVisitStore : IVisitStore
    {
        private readonly Dictionary<string, int> visits = new Dictionary<string, int>();

        public async Task<int> LoadAsync(string page)
        {
            await Task.Yield();
            lock (visits)
            {
                int count;
                visits.TryGetValue(page, out count);
                return count;
            }
        }

        public async Task SaveAsync(string page, int count)
        {
            await Task.Yield();
            lock (visits)
                visits[page] = count;
        }
    }

    class VisitCounter
    {
        private readonly IVisitStore store;
        public VisitCounter(IVisitStore store) { this.store = store; }

        public async Task RecordAsync(string page)
        {
            var count = await store.LoadAsync(page);
            await store.SaveAsync(page, count + 1);
        }

        public Task<int> CountAsync(string page) => store.LoadAsync(page);
    }

    static class Program
    {
        static async Task RunAsync()
        {
            var counter = new VisitCounter(new MemoryVisitStore());
            await Task.WhenAll(Enumerable.Range(0, 2).Select(_ => counter.RecordAsync("/home")));
            var visits = await counter.CountAsync("/home");
            Debug.Assert(visits == 2, "expected 2 visits, found " + visits);
        }

        static void Main()
        {
            RunAsync().GetAwaiter().GetResult();
        }
    }
}
