using System;
using System.Threading;
class Account
{
    private int balance;
    private readonly object gate = new object();
    public Account(int b) { balance = b; }
    public void TransferTo(Account other, int amount)
    {
        lock (gate)
        lock (other.gate)
        {
            balance -= amount;
            other.balance += amount;
        }
    }
}
class NamedThreads
{
    static void Main()
    {
        var a = new Account(100);
        var b = new Account(50);
        var t1 = new Thread(() => a.TransferTo(b, 10)) { Name = "a to b" };
        var t2 = new Thread(() => b.TransferTo(a, 20)) { Name = "b to a" };
        t1.Start(); t2.Start();
        t1.Join(); t2.Join();
    }
}
