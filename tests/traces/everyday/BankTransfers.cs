using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace Contoso.Banking
{
    public class InsufficientFundsException : Exception
    {
        public InsufficientFundsException(string account, decimal missing)
            : base($"account {account} lacks {missing}") { }
    }

    public class Account
    {
        private readonly object sync = new object();
        public string Number { get; }
        public decimal Balance { get; private set; }

        public Account(string number, decimal balance)
        {
            Number = number;
            Balance = balance;
        }

        public bool CanWithdraw(decimal amount)
        {
            lock (sync)
                return Balance >= amount;
        }

        public void Withdraw(decimal amount)
        {
            lock (sync)
            {
                if (Balance < amount)
                    throw new InsufficientFundsException(Number, amount - Balance);
                Balance -= amount;
            }
        }

        public void Deposit(decimal amount)
        {
            lock (sync)
                Balance += amount;
        }
    }

    public class Bank
    {
        private readonly Dictionary<string, Account> accounts = new Dictionary<string, Account>();

        public Account Open(string number, decimal balance)
        {
            var account = new Account(number, balance);
            accounts.Add(number, account);
            return account;
        }

        public bool TryTransfer(string from, string to, decimal amount)
        {
            var source = accounts[from];
            var target = accounts[to];
            if (!source.CanWithdraw(amount))
                return false;
            source.Withdraw(amount);
            target.Deposit(amount);
            return true;
        }
    }

    public static class Program
    {
        public static void Main()
        {
            var bank = new Bank();
            bank.Open("alice", 100m);
            bank.Open("bob", 20m);
            bank.Open("carol", 0m);
            var rent = Task.Run(() => bank.TryTransfer("alice", "bob", 80m));
            var gift = Task.Run(() => bank.TryTransfer("alice", "carol", 60m));
            Task.WaitAll(rent, gift);
            Console.WriteLine($"rent {rent.Result}, gift {gift.Result}");
        }
    }
}
