// Basic information about types. There is one Type object per type, so equality is identity.
using System.Reflection;
using Machine = Fencepost.Runtime;

namespace System
{
    public abstract partial class Type : MemberInfo
    {
        // The bits of Machine.TypeFlags.
        const int ValueTypeBit = 1, InterfaceBit = 2, AbstractBit = 4, SealedBit = 8, EnumBit = 16, ArrayBit = 32, PrimitiveBit = 64,
            GenericBit = 128, DefinitionBit = 256, ParameterBit = 512, PointerBit = 1024, ByRefBit = 2048, PublicBit = 4096, NestedBit = 8192,
            SerializableBit = 16384, NestedPublicBit = 32768;

        public static readonly Type[] EmptyTypes = new Type[0];
        public static readonly object Missing = new object();

        internal Type() { }

        bool Has(int bit) { return (Machine.TypeFlags(this) & bit) != 0; }

        public override string Name { get { return Machine.TypeName(this); } }
        public bool IsSerializable { get { return Has(SerializableBit) || IsEnum || typeof(Delegate).IsAssignableFrom(this); } }
        internal override int AttributeKind { get { return 0; } }
        internal override IntPtr AttributeHandle { get { return Machine.HandleOfType(this); } }
        internal override MemberInfo Inherits() { return BaseType; }
        internal override Attribute[] FlagAttributes() { return Has(SerializableBit) ? new Attribute[] { new SerializableAttribute() } : null; }
        public virtual string Namespace { get { return Machine.TypeNamespace(this); } }
        public virtual string FullName { get { return Machine.TypeFullName(this); } }
        public virtual string AssemblyQualifiedName { get { return FullName == null ? null : FullName + ", " + Machine.AssemblyFullName(this); } }
        public Type BaseType { get { return Machine.TypeBase(this); } }
        public override Type DeclaringType { get { return Machine.TypeDeclaring(this); } }
        public Type UnderlyingSystemType { get { return this; } }
        public RuntimeTypeHandle TypeHandle { get { return new RuntimeTypeHandle(Machine.HandleOfType(this)); } }
        public Assembly Assembly { get { return Assembly.Of(this); } }

        public bool IsValueType { get { return Has(ValueTypeBit); } }
        public bool IsInterface { get { return Has(InterfaceBit); } }
        public bool IsClass { get { return !Has(ValueTypeBit | InterfaceBit); } }
        public bool IsAbstract { get { return Has(AbstractBit); } }
        public bool IsSealed { get { return Has(SealedBit); } }
        public bool IsEnum { get { return Has(EnumBit); } }
        public bool IsArray { get { return Has(ArrayBit); } }
        public bool IsPrimitive { get { return Has(PrimitiveBit); } }
        public bool IsGenericType { get { return Has(GenericBit); } }
        public bool IsGenericTypeDefinition { get { return Has(DefinitionBit); } }
        public bool IsGenericParameter { get { return Has(ParameterBit); } }
        public bool IsPointer { get { return Has(PointerBit); } }
        public bool IsByRef { get { return Has(ByRefBit); } }
        public bool IsPublic { get { return Has(PublicBit); } }
        public bool IsNested { get { return Has(NestedBit); } }
        public bool IsNestedPublic { get { return Has(NestedBit) && Has(NestedPublicBit); } }
        public bool IsNotPublic { get { return !Has(NestedBit) && !Has(PublicBit); } }
        public bool HasElementType { get { return Has(ArrayBit | PointerBit | ByRefBit); } }
        public bool ContainsGenericParameters { get { return Has(DefinitionBit | ParameterBit); } }

        public Type GetElementType() { return Machine.TypeElement(this); }
        public virtual int GetArrayRank()
        {
            if (!IsArray)
                throw new ArgumentException("Must be an array type.");
            string name = Name;
            int rank = 1;
            for (int i = name.LastIndexOf('['); i < name.Length; i++)
            {
                if (name[i] == ',')
                    rank++;
            }
            return rank;
        }
        public Type[] GetGenericArguments()
        {
            if (IsGenericTypeDefinition)
                return NotModelled.Of<Type[]>("the type parameters of a generic definition");
            return Machine.TypeArguments(this);
        }
        public Type[] GenericTypeArguments { get { return Machine.TypeArguments(this); } }
        public Type[] GetInterfaces() { return Machine.TypeInterfaces(this); }
        public Type GetGenericTypeDefinition()
        {
            if (!IsGenericType)
                throw new InvalidOperationException("This operation is only valid on generic types.");
            return Machine.TypeGenericDefinition(this);
        }
        public bool IsAssignableFrom(Type c) { return c != null && Machine.TypeAssignable(this, c); }
        public bool IsAssignableTo(Type targetType) { return targetType != null && Machine.TypeAssignable(targetType, this); }
        public bool IsInstanceOfType(object o) { return o != null && Machine.IsInstance(this, o); }
        public bool IsSubclassOf(Type c)
        {
            for (Type t = BaseType; t != null; t = t.BaseType)
            {
                if (t == c)
                    return true;
            }
            return false;
        }
        public string[] GetEnumNames() { return Enum.GetNames(this); }
        public Array GetEnumValues() { return Enum.GetValues(this); }
        public Type GetEnumUnderlyingType() { return Enum.GetUnderlyingType(this); }
        public static TypeCode GetTypeCode(Type type) { return type == null ? TypeCode.Empty : (TypeCode)Machine.TypeCodeOf(type); }

        public static Type GetType(string typeName) { return GetType(typeName, false); }
        public static Type GetType(string typeName, bool throwOnError)
        {
            Type type = Machine.TypeByName(typeName ?? throw new ArgumentNullException("typeName"));
            if (type == null && throwOnError)
                throw new TypeLoadException("Could not load type '" + typeName + "'.");
            return type;
        }
        public static Type GetTypeFromHandle(RuntimeTypeHandle handle) { return Machine.TypeFromHandle(handle.Value); }
        public static RuntimeTypeHandle GetTypeHandle(object o) { return o.GetType().TypeHandle; }

        public override bool Equals(object o) { return this == o; }
        public bool Equals(Type o) { return (object)this == (object)o; }
        public override int GetHashCode() { return Machine.StringHash(ToString()); }
        public static bool operator ==(Type left, Type right) { return (object)left == (object)right; }
        public static bool operator !=(Type left, Type right) { return (object)left != (object)right; }

        // Unlike FullName, this names type arguments without their assemblies.
        public override string ToString() { return Text(); }

        internal string Text()
        {
            if (!IsGenericType)
                return FullName ?? Name;
            Type definition = Machine.TypeGenericDefinition(this);
            string text = definition.FullName + "[";
            if (IsGenericTypeDefinition)
                return text + string.Join(",", Machine.TypeParameterNames(this)) + "]";
            Type[] arguments = GetGenericArguments();
            for (int i = 0; i < arguments.Length; i++)
                text = text + (i == 0 ? "" : ",") + arguments[i].Text();
            return text + "]";
        }
    }

    // The machine makes instances of this class, one for each type that is asked for.
    sealed class RuntimeType : TypeInfo { }

    public struct RuntimeTypeHandle : IEquatable<RuntimeTypeHandle>
    {
        readonly IntPtr _value;
        internal RuntimeTypeHandle(IntPtr value) { _value = value; }
        public IntPtr Value { get { return _value; } }
        public bool Equals(RuntimeTypeHandle other) { return _value == other._value; }
        public override bool Equals(object obj) { return obj is RuntimeTypeHandle && Equals((RuntimeTypeHandle)obj); }
        public override int GetHashCode() { return _value.GetHashCode(); }
        public static bool operator ==(RuntimeTypeHandle left, object right) { return left.Equals(right); }
        public static bool operator !=(RuntimeTypeHandle left, object right) { return !left.Equals(right); }
    }

    public struct RuntimeFieldHandle
    {
        readonly IntPtr _value;
        internal RuntimeFieldHandle(IntPtr value) { _value = value; }
        public IntPtr Value { get { return _value; } }
    }

    public struct RuntimeMethodHandle
    {
        readonly IntPtr _value;
        internal RuntimeMethodHandle(IntPtr value) { _value = value; }
        public IntPtr Value { get { return _value; } }
    }

    public struct RuntimeArgumentHandle { IntPtr _value; }
    public struct TypedReference { IntPtr _value; IntPtr _type; }
    public struct ModuleHandle { IntPtr _value; }

    public static class Activator
    {
        // The machine replaces this call: by a call of Fencepost.Makers<T>.Construct, by the default value when T is a value type
        // without a constructor, or by an exception when T has none that may be called.
        [System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.InternalCall)]
        public static extern T CreateInstance<T>();

        public static object CreateInstance(Type type, params object[] args)
        {
            if (type == null)
                throw new ArgumentNullException("type");
            if (type.ContainsGenericParameters)
                throw new ArgumentException("Cannot create an instance of " + type + " because Type.ContainsGenericParameters is true.");
            if (type.IsAbstract)
                throw new MissingMethodException(type.IsInterface ? "Cannot create an instance of an interface." : "Cannot create an abstract class.");
            if (args != null && args.Length > 0)
                return Fencepost.Binding.Create(type, args);
            if (type.IsValueType)
                return Machine.CreateUninitialized(type);
            return Machine.CreateDefault(type);
        }
        public static object CreateInstance(Type type) { return CreateInstance(type, null); }
    }
}

namespace System.Reflection
{
    public interface ICustomAttributeProvider
    {
        object[] GetCustomAttributes(bool inherit);
        object[] GetCustomAttributes(Type attributeType, bool inherit);
        bool IsDefined(Type attributeType, bool inherit);
    }

    public abstract class MemberInfo : ICustomAttributeProvider
    {
        public abstract string Name { get; }
        public virtual Type DeclaringType { get { return null; } }
        public virtual Type ReflectedType { get { return DeclaringType; } }
        public virtual MemberTypes MemberType { get { return MemberTypes.TypeInfo; } }
        public virtual object[] GetCustomAttributes(bool inherit) { return Fencepost.CustomAttributes.Get(this, null, inherit); }
        public virtual object[] GetCustomAttributes(Type attributeType, bool inherit) { return Fencepost.CustomAttributes.Get(this, attributeType ?? throw new ArgumentNullException("attributeType"), inherit); }
        public virtual bool IsDefined(Type attributeType, bool inherit) { return Fencepost.CustomAttributes.Has(this, attributeType ?? throw new ArgumentNullException("attributeType"), inherit); }

        // Where the attributes of a member are: a kind, a handle and a place of Machine.Attributes.
        internal abstract int AttributeKind { get; }
        internal abstract IntPtr AttributeHandle { get; }
        internal virtual int AttributePlace { get { return 0; } }
        // Flags that stand for attributes, and the member that this one overrides or extends.
        internal virtual Attribute[] FlagAttributes() { return null; }
        internal virtual MemberInfo Inherits() { return null; }
    }
}
