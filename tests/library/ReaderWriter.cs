// A reader before or after a writer.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class ReaderWriter
{
    static string result;

    static void Run()
    {
        var gate = new ReaderWriterLockSlim();
        string seen = "";
        var other = new Thread(() => { gate.EnterWriteLock(); seen += "w"; gate.ExitWriteLock(); });
        other.Start();
        Delay.Here();
        gate.EnterReadLock();
        string read = seen;
        gate.ExitReadLock();
        other.Join();
        result = read + "|" + seen;
    }
}
