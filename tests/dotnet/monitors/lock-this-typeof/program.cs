using System;
using System.Threading;

class Account
{
    public int balance;
    public static int total;

    public void Deposit(int n)
    {
        lock (this) balance += n;
        lock (typeof(Account)) total += n;
    }
}

class P
{
    static int balance, total;

    static void Main()
    {
        var account = new Account();
        var t = new Thread(() => account.Deposit(2));
        t.Start();
        account.Deposit(3);
        t.Join();
        balance = account.balance;
        total = Account.total;
    }
}
