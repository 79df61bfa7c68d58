// What the console writes to and reads from.
using System.IO;
using System.Text;
using Machine = Fencepost.Runtime;

namespace System
{
    // One object each, made before anybody can look, so that a lock on one keeps others out.
    static class ConsoleStreams
    {
        internal static readonly TextWriter Out = Writer(1), Error = Writer(2);
        internal static readonly TextReader In = new ConsoleReader();

        // Locking takes steps, which a program pays for only if it could tell.
        static TextWriter Writer(int stream)
        {
            var plain = new ConsoleWriter(stream);
            return Machine.LocksConsole() ? new SyncTextWriter(plain) : (TextWriter)plain;
        }
    }

    sealed class ConsoleWriter : TextWriter
    {
        readonly int _stream;
        internal ConsoleWriter(int stream) { _stream = stream; }
        public override Encoding Encoding { get { return Encoding.UTF8; } }
        public override string NewLine
        {
            get { return "\n"; }
            set
            {
                if (value != "\n")
                    Machine.Unsupported("another TextWriter.NewLine of the console");
            }
        }
        public override void Write(char value) { Machine.ConsoleWrite(_stream, value.ToString()); }
        public override void Write(string value) { Machine.ConsoleWrite(_stream, value ?? ""); }
        public override void WriteLine(string value) { Machine.ConsoleWrite(_stream, value + "\n"); }
    }

    // Nothing can be read. Still, somebody who holds the lock keeps others from trying.
    sealed class ConsoleReader : TextReader
    {
        void Pass()
        {
            if (Machine.LocksConsole())
                lock (this) { }
        }
        public override int Peek()
        {
            Pass();
            return -1;
        }
        public override int Read()
        {
            Pass();
            return -1;
        }
        public override int Read(char[] buffer, int index, int count)
        {
            CheckRange(buffer, index, count);
            Pass();
            return 0;
        }
        public override string ReadLine()
        {
            Pass();
            return null;
        }
        public override string ReadToEnd()
        {
            Pass();
            return "";
        }
        public override System.Threading.Tasks.Task<string> ReadLineAsync() { return System.Threading.Tasks.Task.FromResult(ReadLine()); }
        public override System.Threading.Tasks.Task<string> ReadToEndAsync() { return System.Threading.Tasks.Task.FromResult(ReadToEnd()); }
    }
}
