// Methods and constructors, as reflection sees them. A handle is the function that the machine calls.
using Fencepost;
using Machine = Fencepost.Runtime;

namespace System.Reflection
{
    public class ParameterInfo : ICustomAttributeProvider
    {
        readonly MethodBase _method;
        readonly string _name;
        readonly Type _type;
        readonly int _position, _flags;

        internal ParameterInfo(MethodBase method, string name, Type type, int position, int flags)
        {
            _method = method;
            _name = name;
            _type = type;
            _position = position;
            _flags = flags;
        }

        public virtual string Name { get { return _name; } }
        public virtual Type ParameterType { get { return _type; } }
        public virtual int Position { get { return _position; } }
        public virtual MemberInfo Member { get { return _method; } }
        public virtual ParameterAttributes Attributes { get { return (ParameterAttributes)_flags; } }
        public bool IsIn { get { return (_flags & 1) != 0; } }
        public bool IsOut { get { return (_flags & 2) != 0; } }
        public bool IsOptional { get { return (_flags & 16) != 0; } }
        public virtual bool HasDefaultValue { get { return (_flags & 4096) != 0; } }
        public override string ToString() { return Binding.ShortName(_type) + " " + _name; }

        public virtual object[] GetCustomAttributes(bool inherit) { return CustomAttributes.Get(this, null); }
        public virtual object[] GetCustomAttributes(Type attributeType, bool inherit) { return CustomAttributes.Get(this, attributeType ?? throw new ArgumentNullException("attributeType")); }
        public virtual bool IsDefined(Type attributeType, bool inherit) { return CustomAttributes.Get(this, attributeType ?? throw new ArgumentNullException("attributeType")).Length > 0; }
        internal IntPtr MethodHandle { get { return _method._handle; } }
    }

    public abstract class MethodBase : MemberInfo
    {
        internal readonly IntPtr _handle;
        internal MethodBase(IntPtr handle) { _handle = handle; }

        // The object for a handle: a constructor or an ordinary method.
        internal static MethodBase OfHandle(IntPtr handle)
        {
            string name = Machine.MethodName(handle);
            if (name == ".ctor" || name == ".cctor")
                return new ConstructorInfo(handle);
            return new MethodInfo(handle);
        }

        internal override int AttributeKind { get { return 1; } }
        internal override IntPtr AttributeHandle { get { return _handle; } }
        internal override Attribute[] FlagAttributes() { return Has(MethodAttributes.PinvokeImpl) ? NotModelled.Of<Attribute[]>("DllImportAttribute") : null; }
        internal override MemberInfo Inherits()
        {
            if (!IsVirtual || IsStatic || Has(MethodAttributes.NewSlot))
                return null;
            for (Type type = DeclaringType.BaseType; type != null; type = type.BaseType)
            {
                foreach (IntPtr handle in Machine.TypeMethods(type))
                {
                    MethodBase candidate = OfHandle(handle);
                    if (candidate.IsVirtual && candidate.Name == Name && Binding.SameParameters(candidate, this))
                        return candidate;
                }
            }
            return null;
        }

        public override string Name { get { return Machine.MethodName(_handle); } }
        public override Type DeclaringType { get { return Machine.MethodOwner(_handle); } }
        public MethodAttributes Attributes { get { return (MethodAttributes)Machine.MethodFlags(_handle); } }
        public RuntimeMethodHandle MethodHandle { get { return new RuntimeMethodHandle(_handle); } }

        bool Has(MethodAttributes bit) { return (Attributes & bit) != 0; }
        bool Access(MethodAttributes level) { return (Attributes & MethodAttributes.MemberAccessMask) == level; }
        public bool IsStatic { get { return Has(MethodAttributes.Static); } }
        public bool IsVirtual { get { return Has(MethodAttributes.Virtual); } }
        public bool IsAbstract { get { return Has(MethodAttributes.Abstract); } }
        public bool IsFinal { get { return Has(MethodAttributes.Final); } }
        public bool IsHideBySig { get { return Has(MethodAttributes.HideBySig); } }
        public bool IsSpecialName { get { return Has(MethodAttributes.SpecialName); } }
        public bool IsPublic { get { return Access(MethodAttributes.Public); } }
        public bool IsPrivate { get { return Access(MethodAttributes.Private); } }
        public bool IsFamily { get { return Access(MethodAttributes.Family); } }
        public bool IsAssembly { get { return Access(MethodAttributes.Assembly); } }
        public bool IsFamilyOrAssembly { get { return Access(MethodAttributes.FamORAssem); } }
        public bool IsFamilyAndAssembly { get { return Access(MethodAttributes.FamANDAssem); } }
        public bool IsConstructor { get { return Name == ".ctor"; } }

        public virtual bool IsGenericMethod { get { return Machine.MethodGenericCount(_handle) != 0; } }
        public virtual bool IsGenericMethodDefinition { get { return IsGenericMethod && Machine.MethodArguments(_handle).Length == 0; } }
        public virtual bool ContainsGenericParameters
        {
            get
            {
                if (IsGenericMethodDefinition || DeclaringType.ContainsGenericParameters)
                    return true;
                foreach (Type argument in Machine.MethodArguments(_handle))
                {
                    if (argument.ContainsGenericParameters)
                        return true;
                }
                return false;
            }
        }
        public virtual Type[] GetGenericArguments()
        {
            if (IsGenericMethodDefinition)
                return NotModelled.Of<Type[]>("the type parameters of a generic method");
            return Machine.MethodArguments(_handle);
        }

        public virtual ParameterInfo[] GetParameters()
        {
            Type[] types = Machine.MethodParameters(_handle);
            string[] names = Machine.MethodParameterNames(_handle);
            int[] flags = Machine.MethodParameterFlags(_handle);
            var all = new ParameterInfo[types.Length];
            for (int i = 0; i < all.Length; i++)
                all[i] = new ParameterInfo(this, names[i], types[i], i, flags[i]);
            return all;
        }

        public object Invoke(object obj, object[] parameters) { return Invoke(obj, BindingFlags.Default, null, parameters, null); }
        public object Invoke(object obj, BindingFlags flags, Binder binder, object[] parameters, Globalization.CultureInfo culture)
        {
            if (binder != null)
                return NotModelled.Of<object>("a binder");
            return Binding.Invoke(this, obj, parameters, (flags & BindingFlags.DoNotWrapExceptions) == 0);
        }

        // The lowering replaces calls of this.
        public static MethodBase GetCurrentMethod() { return NotModelled.Of<MethodBase>("MethodBase.GetCurrentMethod"); }
        public static MethodBase GetMethodFromHandle(RuntimeMethodHandle handle) { return OfHandle(handle.Value); }
        public static MethodBase GetMethodFromHandle(RuntimeMethodHandle handle, RuntimeTypeHandle type) { return OfHandle(handle.Value); }

        public override bool Equals(object obj)
        {
            var other = obj as MethodBase;
            return (object)other != null && other._handle == _handle;
        }
        public override int GetHashCode() { return _handle.GetHashCode(); }
        public static bool operator ==(MethodBase left, MethodBase right) { return Equals(left, right); }
        public static bool operator !=(MethodBase left, MethodBase right) { return !Equals(left, right); }

        internal string Text(string result)
        {
            string text = result + " " + Name;
            Type[] arguments = Machine.MethodArguments(_handle);
            for (int i = 0; i < arguments.Length; i++)
                text = text + (i == 0 ? "[" : ",") + Binding.ShortName(arguments[i]);
            if (arguments.Length > 0)
                text = text + "]";
            Type[] types = Machine.MethodParameters(_handle);
            text = text + "(";
            for (int i = 0; i < types.Length; i++)
            {
                Type plain = types[i].IsByRef ? types[i].GetElementType() : types[i];
                text = text + (i == 0 ? "" : ", ") + Binding.ShortName(plain) + (types[i].IsByRef ? " ByRef" : "");
            }
            return text + ")";
        }
    }

    public class MethodInfo : MethodBase
    {
        internal MethodInfo(IntPtr handle) : base(handle) { }
        public override MemberTypes MemberType { get { return MemberTypes.Method; } }
        public virtual Type ReturnType { get { return Machine.MethodResult(_handle); } }
        public virtual MethodInfo GetGenericMethodDefinition()
        {
            if (!IsGenericMethod)
                throw new InvalidOperationException("not a generic method");
            return new MethodInfo(Machine.MakeGenericMethod(_handle, null));
        }
        public virtual MethodInfo MakeGenericMethod(params Type[] typeArguments)
        {
            Type[] arguments = Binding.TypeArguments(typeArguments, "methodInstantiation");
            if (!IsGenericMethodDefinition)
                throw new InvalidOperationException("not a generic method definition");
            if (arguments.Length != Machine.MethodGenericCount(_handle))
                throw new ArgumentException("Incorrect length");
            IntPtr made = Machine.MakeGenericMethod(_handle, arguments);
            if (made == IntPtr.Zero)
                throw new ArgumentException("Invalid generic arguments", "typeArguments");
            return new MethodInfo(made);
        }
        public virtual Delegate CreateDelegate(Type delegateType) { return Delegate.CreateDelegate(delegateType, this); }
        public virtual Delegate CreateDelegate(Type delegateType, object target) { return Delegate.CreateDelegate(delegateType, target, this); }
        public virtual MethodInfo GetBaseDefinition()
        {
            if (!IsVirtual || IsStatic || (Attributes & MethodAttributes.NewSlot) != 0)
                return this;
            MethodInfo found = this;
            for (Type type = DeclaringType.BaseType; type != null; type = type.BaseType)
            {
                foreach (IntPtr handle in Machine.TypeMethods(type))
                {
                    var candidate = new MethodInfo(handle);
                    if (!candidate.IsVirtual || candidate.Name != Name || !Binding.SameParameters(candidate, this))
                        continue;
                    found = candidate;
                    if ((candidate.Attributes & MethodAttributes.NewSlot) != 0)
                        return found;
                }
            }
            return found;
        }
        public static bool operator ==(MethodInfo left, MethodInfo right) { return Equals(left, right); }
        public static bool operator !=(MethodInfo left, MethodInfo right) { return !Equals(left, right); }
        public override bool Equals(object obj) { return base.Equals(obj); }
        public override int GetHashCode() { return base.GetHashCode(); }
        public override string ToString()
        {
            if (ContainsGenericParameters)
                return NotModelled.Of<string>("the text of a generic method");
            return Text(Binding.ShortName(ReturnType));
        }
    }

    public class ConstructorInfo : MethodBase
    {
        public static readonly string ConstructorName = ".ctor";
        public static readonly string TypeConstructorName = ".cctor";
        internal ConstructorInfo(IntPtr handle) : base(handle) { }
        public override MemberTypes MemberType { get { return MemberTypes.Constructor; } }
        public object Invoke(object[] parameters) { return Binding.Create(this, parameters); }
        public static bool operator ==(ConstructorInfo left, ConstructorInfo right) { return Equals(left, right); }
        public static bool operator !=(ConstructorInfo left, ConstructorInfo right) { return !Equals(left, right); }
        public override bool Equals(object obj) { return base.Equals(obj); }
        public override int GetHashCode() { return base.GetHashCode(); }
        public override string ToString() { return Text("Void"); }
    }
}
