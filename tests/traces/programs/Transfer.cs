using System;
using System.Threading;
class Account
{
    public int Balance;
    public readonly object Gate = new object();
    public Account(int b) { Balance = b; }
}
class Transfer
{
    static void Move(Account from, Account to, int amount)
    {
        lock (from)
        {
            lock (to)
            {
                from.Balance -= amount;
                to.Balance += amount;
            }
        }
    }
    static void Main()
    {
        var a = new Account(100);
        var b = new Account(50);
        var t1 = new Thread(() => Move(a, b, 10));
        var t2 = new Thread(() => Move(b, a, 20));
        t1.Start(); t2.Start();
        t1.Join(); t2.Join();
    }
}
