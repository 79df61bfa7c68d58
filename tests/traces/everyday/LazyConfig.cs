using System;
using System.Collections.Generic;
using System.Threading;

namespace Hosting
{
    public sealed class Settings
    {
        public string ConnectionString { get; private set; }
        public int Retries { get; private set; }

        public static Settings Load()
        {
            return new Settings { ConnectionString = "Server=db1", Retries = 3 };
        }
    }

    public class SettingsProvider
    {
        private readonly object gate = new object();
        private Settings settings;
        private bool loaded;

        public Settings Current
        {
            get
            {
                if (!loaded)
                {
                    lock (gate)
                    {
                        if (!loaded)
                        {
                            settings = Settings.Load();
                            loaded = true;
                        }
                    }
                }
                return settings;
            }
        }
    }

    public class Worker
    {
        private readonly SettingsProvider provider;
        public Worker(SettingsProvider provider) { this.provider = provider; }

        public int Connect()
        {
            var settings = provider.Current;
            return settings.ConnectionString.Length * settings.Retries;
        }
    }

    public static class Program
    {
        public static void Main()
        {
            var provider = new SettingsProvider();
            var first = new Worker(provider);
            var second = new Worker(provider);
            var thread = new Thread(() => first.Connect());
            thread.Start();
            second.Connect();
            thread.Join();
        }
    }
}
