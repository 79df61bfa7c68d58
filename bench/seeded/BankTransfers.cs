// Transfers lock the account that gives, then the one that takes: two that cross can block.
using System.Threading;

class BankTransfers {
    class Account { public int Money = 100; }
    static readonly Account[] accounts = { new Account(), new Account(), new Account(), new Account() };

    static void Transfer(int from, int to) {
        lock (accounts[from])
            lock (accounts[to]) {
                accounts[from].Money -= 10;
                accounts[to].Money += 10;
            }
    }

    static void Main() {
        new Thread(() => { Transfer(0, 1); Transfer(1, 2); Transfer(2, 3); }).Start();
        new Thread(() => { Transfer(0, 2); Transfer(1, 3); Transfer(0, 3); }).Start();
        new Thread(() => { Transfer(0, 1); Transfer(2, 3); Transfer(1, 3); }).Start();
        new Thread(() => { Transfer(1, 2); Transfer(0, 2); Transfer(3, 0); }).Start();
    }
}
