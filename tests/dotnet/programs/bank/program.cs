using System;
using System.Threading;

class Bank
{
    readonly int[] accounts = { 10, 10, 10 };
    readonly object[] locks = { new object(), new object(), new object() };

    public void Transfer(int from, int to, int amount)
    {
        int first = Math.Min(from, to), second = Math.Max(from, to);
        lock (locks[first])
            lock (locks[second])
                if (accounts[from] >= amount)
                {
                    accounts[from] -= amount;
                    accounts[to] += amount;
                }
    }

    public int Total()
    {
        int sum = 0;
        foreach (int n in accounts) sum += n;
        return sum;
    }
}

class P
{
    static int total;

    static void Main()
    {
        var bank = new Bank();
        var threads = new Thread[3];
        for (int i = 0; i < 3; i++)
        {
            int k = i;
            threads[i] = new Thread(() => bank.Transfer(k, (k + 1) % 3, 5));
            threads[i].Start();
        }
        foreach (var t in threads) t.Join();
        total = bank.Total();
    }
}
