// Assemblies, as far as a program asks about itself. One of its types stands for an assembly.
using Machine = Fencepost.Runtime;

namespace System.Reflection
{
    public class Assembly : ICustomAttributeProvider
    {
        // One object for each assembly, whoever asks: all are made at once, and a field that only a class initialiser
        // writes costs no steps.
        static readonly Assembly s_first = Chain(0);
        readonly Type _type;
        readonly Assembly _next;
        Assembly(Type type, Assembly next)
        {
            _type = type;
            _next = next;
        }

        static Assembly Chain(int number)
        {
            Type module = Machine.AssemblyModule(number);
            return module == null ? null : new Assembly(module, Chain(number + 1));
        }

        internal static Assembly Of(Type type)
        {
            Assembly found = s_first;
            for (int number = Machine.AssemblyNumber(type); number > 0; number--)
                found = found._next;
            return found;
        }

        // The assembly of the method with a handle.
        internal static Assembly OfHandle(IntPtr handle) { return Of(Machine.MethodOwner(handle)); }

        internal Type SomeType { get { return _type; } }
        public virtual string FullName { get { return Machine.AssemblyFullName(_type); } }
        public virtual string Location { get { return NotModelled.Of<string>("Assembly.Location"); } }
        // The lowering replaces calls of this.
        public static Assembly GetExecutingAssembly() { return NotModelled.Of<Assembly>("Assembly.GetExecutingAssembly"); }
        public static Assembly GetEntryAssembly() { return NotModelled.Of<Assembly>("Assembly.GetEntryAssembly"); }
        public static Assembly GetAssembly(Type type) { return (type ?? throw new ArgumentNullException("type")).Assembly; }
        public static Assembly Load(string name) { return NotModelled.Of<Assembly>("Assembly.Load"); }
        public virtual MethodInfo EntryPoint { get { return NotModelled.Of<MethodInfo>("Assembly.EntryPoint"); } }
        public virtual Type GetType(string name) { return GetType(name, false); }
        public virtual Type GetType(string name, bool throwOnError)
        {
            foreach (Type type in GetTypes())
            {
                if (type.FullName == name)
                    return type;
            }
            if (throwOnError)
                throw new TypeLoadException("Could not load type '" + name + "' from assembly '" + FullName + "'.");
            return null;
        }
        public virtual Type[] GetTypes() { return Machine.AssemblyTypes(_type); }

        public virtual object[] GetCustomAttributes(bool inherit) { return Fencepost.CustomAttributes.Get(this, null); }
        public virtual object[] GetCustomAttributes(Type attributeType, bool inherit) { return Fencepost.CustomAttributes.Get(this, attributeType ?? throw new ArgumentNullException("attributeType")); }
        public virtual bool IsDefined(Type attributeType, bool inherit) { return GetCustomAttributes(attributeType, inherit).Length > 0; }

        public override bool Equals(object o)
        {
            var other = o as Assembly;
            return (object)other != null && other.FullName == FullName;
        }
        public override int GetHashCode() { return FullName.GetHashCode(); }
        public static bool operator ==(Assembly left, Assembly right) { return Equals(left, right); }
        public static bool operator !=(Assembly left, Assembly right) { return !Equals(left, right); }
        public override string ToString() { return FullName; }
    }
}
