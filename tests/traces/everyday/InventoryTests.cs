using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace NUnit.Framework
{
    class TestAttribute : Attribute { }
    class SetUpAttribute : Attribute { }
    class TearDownAttribute : Attribute { }
    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)] class TestCaseAttribute : Attribute { public TestCaseAttribute(params object[] args) { } }
    class AssertionException : Exception { public AssertionException(string m) : base(m) { } }
    static class Assert
    {
        public static void AreEqual(object expected, object actual, string message = null)
        {
            if (!Equals(expected, actual))
                throw new AssertionException("  " + message + "\n  Expected: " + expected + "\n  But was:  " + actual);
        }
    }
}

namespace Warehouse.Tests
{
    using NUnit.Framework;

    class Inventory
    {
        private readonly Dictionary<string, int> stock = new Dictionary<string, int>();
        private readonly object sync = new object();

        public int this[string item]
        {
            get { lock (sync) return stock.TryGetValue(item, out var n) ? n : 0; }
            set { lock (sync) stock[item] = value; }
        }

        public bool TryTake(string item, int amount)
        {
            if (this[item] < amount)
                return false;
            this[item] -= amount;
            return true;
        }
    }

    class InventoryTests
    {
        private Inventory inventory;

        [SetUp]
        public void SetUp() { inventory = new Inventory(); inventory["bolt"] = 5; }

        [TearDown]
        public void TearDown() { inventory = null; }

        [TestCase(2, 2, 1)]
        [TestCase(5, 5, 0)]
        public async Task TwoCustomersTake(int a, int b, int left)
        {
            var first = Task.Run(() => inventory.TryTake("bolt", a));
            var second = Task.Run(() => inventory.TryTake("bolt", b));
            await Task.WhenAll(first, second);
            Assert.AreEqual(left, inventory["bolt"], "bolts left");
        }

        [Test]
        public void OneCustomerTakes()
        {
            Assert.AreEqual(true, inventory.TryTake("bolt", 3));
            Assert.AreEqual(2, inventory["bolt"]);
        }
    }
}
