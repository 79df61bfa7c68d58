// Boxes and gates over the semaphores and events of the class library.
using System.Threading;

public class SlimBox
{
    readonly SemaphoreSlim items = new SemaphoreSlim(0);
    readonly SemaphoreSlim mutex = new SemaphoreSlim(1);
    int value;

    public void Put(int item)
    {
        mutex.Wait();
        value = item;
        mutex.Release();
        items.Release();
    }

    // Says that there is something before it is there.
    public void PutEarly(int item)
    {
        items.Release();
        value = item;
    }

    public int Take()
    {
        items.Wait();
        mutex.Wait();
        int item = value;
        mutex.Release();
        return item;
    }

    public bool TryTake(out int item)
    {
        item = 0;
        if (!items.Wait(0))
            return false;
        item = value;
        return true;
    }

    public bool TakeSoon()
    {
        return items.Wait(10);
    }

    public int Count()
    {
        return items.CurrentCount;
    }
}

public class HandleBox
{
    readonly Semaphore items = new Semaphore(0, 2);
    int value;

    public void Put(int item)
    {
        value = item;
        items.Release();
    }

    public int Take()
    {
        items.WaitOne();
        return value;
    }

    public bool TakeSoon()
    {
        return items.WaitOne(10);
    }
}

public class Gates
{
    readonly ManualResetEventSlim slim = new ManualResetEventSlim(false);
    readonly ManualResetEvent manual = new ManualResetEvent(false);
    readonly AutoResetEvent auto = new AutoResetEvent(false);
    int value;

    public void OpenSlim(int item) { value = item; slim.Set(); }
    public int PassSlim() { slim.Wait(); return value; }
    public bool IsOpen() { return slim.IsSet; }
    public void OpenManual(int item) { value = item; manual.Set(); }
    public int PassManual() { manual.WaitOne(); return value; }
    public void OpenAuto(int item) { value = item; auto.Set(); }
    public int PassAuto() { auto.WaitOne(); return value; }
}

public class Countdown
{
    readonly CountdownEvent left = new CountdownEvent(2);
    int done;

    public void Work() { Interlocked.Increment(ref done); left.Signal(); }
    // Counts only after it has said so.
    public void WorkLate() { left.Signal(); Interlocked.Increment(ref done); }
    public int Wait() { left.Wait(); return done; }
}
