using System;
using System.Threading;
class ConcurrencyTestAttribute : Attribute { }
class Till
{
    int cash;
    public int Cash { get { return cash; } }
    public void Pay(int amount) { cash += amount; }
    public void PaySafely(int amount) { Interlocked.Add(ref cash, amount); }
}
class TillTests
{
    readonly Till till = new Till();
    static void Expect(int expected, int found)
    {
        if (expected != found)
            throw new Exception("expected " + expected + ", found " + found);
    }
    void AtOnce(ThreadStart one, ThreadStart two)
    {
        var thread = new Thread(one) { Name = "customer" };
        thread.Start();
        two();
        thread.Join();
    }
    [ConcurrencyTest]
    public void TwoCustomersPay()
    {
        AtOnce(() => till.Pay(5), () => till.Pay(7));
        Expect(12, till.Cash);
    }
    [ConcurrencyTest]
    public void TwoCustomersPaySafely()
    {
        AtOnce(() => till.PaySafely(5), () => till.PaySafely(7));
        Expect(12, till.Cash);
    }
}
