using System;
using System.Collections.Generic;
using System.Threading;

namespace Routing
{
    class RouteTable
    {
        private readonly ReaderWriterLockSlim rw = new ReaderWriterLockSlim();
        private readonly Dictionary<string, int> routes = new Dictionary<string, int>();

        public int Lookup(string host)
        {
            rw.EnterReadLock();
            try
            {
                int port;
                if (routes.TryGetValue(host, out port))
                    return port;
            }
            finally
            {
                rw.ExitReadLock();
            }
            rw.EnterWriteLock();
            try
            {
                routes.Add(host, 8000 + routes.Count);
                return routes[host];
            }
            finally
            {
                rw.ExitWriteLock();
            }
        }

        public int Count
        {
            get
            {
                rw.EnterReadLock();
                try { return routes.Count; }
                finally { rw.ExitReadLock(); }
            }
        }
    }

    class Client
    {
        private readonly RouteTable table;
        public int Port { get; private set; }
        public Client(RouteTable table) { this.table = table; }
        public void Connect() { Port = table.Lookup("db.local"); }
    }

    static class Program
    {
        static void Main()
        {
            var table = new RouteTable();
            var clients = new[] { new Client(table), new Client(table) };
            var threads = Array.ConvertAll(clients, c => new Thread(c.Connect));
            foreach (var thread in threads) thread.Start();
            foreach (var thread in threads) thread.Join();
            Console.WriteLine(table.Count);
        }
    }
}
