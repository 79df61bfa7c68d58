using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

namespace Logging
{
    struct LogEntry
    {
        public int Level;
        public string Text;
    }

    class LogWriter
    {
        private readonly Channel<LogEntry> channel = Channel.CreateBounded<LogEntry>(1);
        private readonly List<string> lines = new List<string>();
        private readonly Task pump;

        public LogWriter() { pump = PumpAsync(); }

        public async Task WriteAsync(int level, string text)
        {
            await channel.Writer.WriteAsync(new LogEntry { Level = level, Text = text });
        }

        private async Task PumpAsync()
        {
            while (await channel.Reader.WaitToReadAsync())
            {
                LogEntry entry;
                while (channel.Reader.TryRead(out entry))
                    lines.Add(entry.Level + ": " + entry.Text);
            }
        }

        public async Task<IList<string>> CloseAsync()
        {
            channel.Writer.Complete();
            await pump;
            return lines;
        }
    }

    static class Program
    {
        static async Task ServeAsync(LogWriter log, string name)
        {
            await log.WriteAsync(1, name + " started");
        }

        static async Task RunAsync()
        {
            var log = new LogWriter();
            var web = Task.Run(() => ServeAsync(log, "web"));
            await ServeAsync(log, "db");
            var lines = await log.CloseAsync();
            await web;
            Debug.Assert(lines.Count == 2, "lines missing");
        }

        static void Main()
        {
            RunAsync().GetAwaiter().GetResult();
        }
    }
}
