// Each class has tests of one framework. `Log.text` says what ran, in order, up to the test.
using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

static class Log
{
    public static string text = "";

    public static void Add(string word) { text += word + " "; }

    public static void Expect(string expected)
    {
        Debug.Assert(text == expected, text);
    }
}

class ConcurrencyTestAttribute : Attribute
{
    public string Model { get; set; }
    public int MaxStates { get; set; }
    public string Final { get; set; }
    public string[] Invariant { get; set; }
    public bool Races { get; set; }
}

static class Own
{
    static int x, y, seen;

    static void Send() { x = 1; y = 1; }

    static void Receive()
    {
        x = y = 0;
        new Thread(Send).Start();
        if (y == 1)
            Debug.Assert(x == 1, "out of order");
    }

    [ConcurrencyTest]
    static void Reordered() { Receive(); }

    [ConcurrencyTest(Model = "sc")]
    static void InOrder() { Receive(); }

    [ConcurrencyTest(MaxStates = 1)]
    static void Cut()
    {
        var thread = new Thread(Send);
        thread.Start();
        seen = x + y;
        seen = x + y;
        thread.Join();
    }

    [ConcurrencyTest(Final = "Own.seen == 2")]
    static void Property() { seen = 1; }

    [ConcurrencyTest(Races = true, Model = "sc")]
    static void Race()
    {
        new Thread(Send).Start();
        seen = x;
    }
}

namespace Nunit
{
    using NUnit.Framework;

    public abstract class Base
    {
        [SetUp] public void BaseSetUp() { Log.Add("base-setup"); }
        [TearDown] public void BaseTearDown() { Log.Add("base-teardown"); Log.Expect("once ctor base-setup setup test teardown base-teardown "); }
        [Test] public void Inherited() { Log.Expect("ctor once base-setup setup "); Log.text = "once ctor base-setup setup test "; }
    }

    public class Tests : Base
    {
        public Tests() { Log.Add("ctor"); }

        [OneTimeSetUp] public void Once() { Log.Add("once"); }
        [SetUp] public void SetUp() { Log.Add("setup"); }
        [TearDown] public void TearDown() { Log.Add("teardown"); }

        [Test] public void Order()
        {
            Log.Expect("ctor once base-setup setup ");
            Log.text = "once ctor base-setup setup test ";
        }
    }

    public class Cases
    {
        [TestCase(1, 2)]
        [TestCase(3, 3)]
        public void Less(int a, long b) { Debug.Assert(a < b, a + " is not less than " + b); }

        [TestCase("a\"b", null)]
        public void Strings(string a, string b) { Debug.Assert(a.Length == 3 && b == null); }

        [TestCase(new int[] { 1, 2 })]
        public void Arrays(int[] all) { Debug.Assert(all[0] + all[1] == 3); }

        [TestCase(2)]
        public void Numbers(double d) { Debug.Assert(d == 2.0); }

        [TestCase(ConsoleColor.Red)]
        public void Enums(ConsoleColor colour) { Debug.Assert(colour == ConsoleColor.Red); }

        [TestCase(300)]
        public void TooLarge(byte b) { }

        [TestCase(1, ExpectedResult = 2)]
        public int Results(int a) { return a; }

        [TestCaseSource("Data")]
        public void Computed(int a) { }

        [TestCase(1, Ignore = "not this one")]
        public void IgnoredCase(int a) { Debug.Fail("never runs"); }

        [Test, Ignore("not today")]
        public void Ignored() { Debug.Fail("never runs"); }

        [Test]
        public void Missing(int a) { }
    }
}

namespace XunitTests
{
    using Xunit;

    public class Tests : IDisposable, IAsyncLifetime
    {
        int state;

        public Tests() { state = 1; }

        public async Task InitializeAsync()
        {
            await Task.Yield();
            state++;
        }

        [Fact] public void Fact() { Debug.Assert(state == 2); state = 10; }

        [Fact] public async Task Async()
        {
            await Task.Run(() => { state = 10; });
        }

        [Fact] public async Task Fails()
        {
            state = 10;
            await Task.Yield();
            throw new InvalidOperationException("after the await");
        }

        [Fact] public async void Lost() { await Task.Yield(); }

        [Fact(Skip = "later")] public void Skipped() { Debug.Fail("never runs"); }

        [Theory, InlineData(true), InlineData(false)]
        public void Theory(bool yes) { Debug.Assert(yes, "no"); state = 10; }

        [Theory, InlineData(7, null, new[] { 1 }), InlineData(DayOfWeek.Friday, 'c', "text")]
        public void Objects(object first, object second, object third)
        {
            Debug.Assert(first is int && second == null && third is int[], first + " " + second + " " + third);
            state = 10;
        }

        [Theory, MemberData("Data")]
        public void Members(int a) { }

        public Task DisposeAsync() { state++; return Task.CompletedTask; }

        public void Dispose() { Debug.Assert(state == 11, "disposed in state " + state); }
    }

    public class Fixtures : IClassFixture<object>
    {
        [Fact] public void Shared() { }
    }

    public class NoConstructor
    {
        public NoConstructor(int a) { }
        [Fact] public void Test() { }
    }
}

namespace Mstest
{
    using Microsoft.VisualStudio.TestTools.UnitTesting;

    [TestClass]
    public class Tests
    {
        static int assembly, classes;
        int own;

        [AssemblyInitialize] public static void Assembly(TestContext context) { assembly++; }
        [ClassInitialize] public static void Class(TestContext context) { classes = assembly + 1; }
        [TestInitialize] public void Initialize() { own = classes + 1; }
        [TestCleanup] public void Cleanup() { own++; }
        [ClassCleanup] public static void End() { Debug.Assert(classes == 2); }

        [TestMethod] public void Order() { Debug.Assert(own == 3, "own is " + own); }

        [TestMethod, DataRow(1, 2), DataRow(2, 1)]
        public void Rows(int a, int b) { Debug.Assert(a < b, "not less"); }

        [TestMethod, ExpectedException(typeof(Exception))]
        public void Expects() { throw new Exception(); }
    }
}
