using System;
using System.Threading;

class Account { public int balance; public Account(int b) { balance = b; } }
class Bank { public static Account[] accounts; public static string name = "first"; }

class P
{
    static void Move()
    {
        lock (Bank.accounts) { Bank.accounts[0].balance -= 5; Bank.accounts[1].balance += 5; }
    }

    static void Main()
    {
        Bank.accounts = new[] { new Account(10), new Account(10) };
        var t = new Thread(Move);
        t.Start();
        Move();
        t.Join();
    }
}
