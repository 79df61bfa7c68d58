using System.Threading;

// A thread that reads and waits for a mutex, and one that has it and waits to write.
class Printer
{
    readonly ReaderWriterLockSlim settings = new ReaderWriterLockSlim();
    readonly Mutex device = new Mutex();

    public void Print()
    {
        settings.EnterReadLock();
        device.WaitOne();
        device.ReleaseMutex();
        settings.ExitReadLock();
    }

    public void Configure()
    {
        device.WaitOne();
        settings.EnterWriteLock();
        settings.ExitWriteLock();
        device.ReleaseMutex();
    }
}

class MutexCycle
{
    static void Main()
    {
        var printer = new Printer();
        var thread = new Thread(printer.Print) { Name = "print" };
        thread.Start();
        printer.Configure();
        thread.Join();
    }
}
