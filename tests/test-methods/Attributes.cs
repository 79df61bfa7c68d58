// The attributes and interfaces of test frameworks that the fixtures use, by name only.
using System;
using System.Threading.Tasks;

namespace NUnit.Framework
{
    public class TestAttribute : Attribute { }
    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public class TestCaseAttribute : Attribute
    {
        public TestCaseAttribute(params object[] arguments) { }
        public TestCaseAttribute(object argument) { }
        public TestCaseAttribute(object first, object second) { }
        public object ExpectedResult { get; set; }
        public string Ignore { get; set; }
    }
    public class TestCaseSourceAttribute : Attribute { public TestCaseSourceAttribute(string name) { } }
    public class IgnoreAttribute : Attribute { public IgnoreAttribute(string reason) { } }
    public class SetUpAttribute : Attribute { }
    public class TearDownAttribute : Attribute { }
    public class OneTimeSetUpAttribute : Attribute { }
    public class OneTimeTearDownAttribute : Attribute { }
}

namespace Xunit
{
    public class FactAttribute : Attribute { public string Skip { get; set; } }
    public class TheoryAttribute : FactAttribute { }
    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public class InlineDataAttribute : Attribute { public InlineDataAttribute(params object[] data) { } }
    public class MemberDataAttribute : Attribute { public MemberDataAttribute(string name) { } }
    public interface IAsyncLifetime
    {
        Task InitializeAsync();
        Task DisposeAsync();
    }
    public interface IClassFixture<T> { }
}

namespace Microsoft.VisualStudio.TestTools.UnitTesting
{
    public class TestContext { }
    public class TestClassAttribute : Attribute { }
    public class TestMethodAttribute : Attribute { }
    public class TestInitializeAttribute : Attribute { }
    public class TestCleanupAttribute : Attribute { }
    public class ClassInitializeAttribute : Attribute { }
    public class ClassCleanupAttribute : Attribute { }
    public class AssemblyInitializeAttribute : Attribute { }
    public class ExpectedExceptionAttribute : Attribute { public ExpectedExceptionAttribute(Type type) { } }
    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public class DataRowAttribute : Attribute
    {
        public DataRowAttribute(object first, params object[] more) { }
    }
}
