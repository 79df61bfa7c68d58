using System;
using System.Threading;

class Account { public int balance = 10; }

class P
{
    static void Transfer(Account from, Account to, int amount)
    {
        lock (from)
            lock (to)
            {
                from.balance -= amount;
                to.balance += amount;
            }
    }

    static void Main()
    {
        Account x = new Account(), y = new Account();
        var t = new Thread(() => Transfer(x, y, 1));
        t.Start();
        Transfer(y, x, 2);
        t.Join();
    }
}
