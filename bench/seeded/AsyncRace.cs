// Asynchronous methods that read a balance, yield, and write it back.
using System.Diagnostics;
using System.Threading.Tasks;

class AsyncRace {
    static int balance;

    static async Task Deposit(int amount) {
        int before = balance;
        await Task.Yield();
        balance = before + amount;
    }

    static async Task Run() {
        await Task.WhenAll(Deposit(1), Deposit(2), Deposit(4));
        Trace.Assert(balance == 7);
    }

    static void Main() { Run().Wait(); }
}
