// Types as objects, enums, comparers.
using System;
using System.Collections.Generic;
using System.Reflection;
using System.Threading;
using Machine = Fencepost.Runtime;

namespace Fencepost.StandIn
{
    internal static class Bits
    {
        internal const int ValueType = 1, Interface = 2, Abstract = 4, Sealed = 8, Enum = 16, Array = 32, Primitive = 64, Generic = 128,
            GenericDefinition = 256, GenericParameter = 512, Pointer = 1024, ByRef = 2048, Public = 4096, Nested = 8192;
        internal static bool Has(Type type, int bit) { return (Machine.TypeFlags(type) & bit) != 0; }
    }

    internal static class System_Type
    {
        static Type internal_from_handle(IntPtr handle) { return Machine.TypeFromHandle(handle); }
        static Type GetTypeFromHandle(RuntimeTypeHandle handle) { return Machine.TypeFromHandle(handle.value); }
        static bool op_Equality(Type left, Type right) { return (object)left == (object)right; }
        static bool op_Inequality(Type left, Type right) { return (object)left != (object)right; }
        static bool Equals(Type self, Type o) { return (object)self == (object)o; }
        static bool Equals(Type self, object o) { return (object)self == o; }
        static int GetHashCode(Type self) { return Machine.IdentityHash(self); }
        static Type GetType(string typeName) { return Machine.TypeByName(typeName); }
    }

    internal static class System_RuntimeType
    {
        static string get_Name(RuntimeType self) { return Machine.TypeName(self); }
        static string get_Namespace(RuntimeType self) { return Machine.TypeNamespace(self); }
        static string get_FullName(RuntimeType self) { return Machine.TypeFullName(self); }
        static string ToString(RuntimeType self) { return Machine.TypeFullName(self); }
        static string getFullName(RuntimeType self, bool full_name, bool assembly_qualified) { return Machine.TypeFullName(self); }
        static Type get_DeclaringType(RuntimeType self) { return Machine.TypeDeclaring(self); }
        static Type get_BaseType(RuntimeType self) { return Machine.TypeBase(self); }
        static Type[] GetInterfaces(RuntimeType self) { return Machine.TypeInterfaces(self); }
        static Type[] GetGenericArgumentsInternal(RuntimeType self, bool runtimeArray) { return Machine.TypeArguments(self); }
        static Type[] GetGenericArguments(RuntimeType self) { return Machine.TypeArguments(self); }
        static TypeCode GetTypeCodeImplInternal(Type type) { return (TypeCode)Machine.TypeCodeOf(type); }
        static TypeCode GetTypeCodeImpl(RuntimeType self) { return (TypeCode)Machine.TypeCodeOf(self); }
        static bool IsAssignableFrom(RuntimeType self, Type c) { return c != null && Machine.TypeAssignable(self, c); }
        static bool IsInstanceOfType(RuntimeType self, object o) { return o != null && Machine.IsInstance(self, o); }
        static bool get_IsEnum(RuntimeType self) { return Bits.Has(self, Bits.Enum); }
        static bool IsValueTypeImpl(RuntimeType self) { return Bits.Has(self, Bits.ValueType); }
        static bool get_IsGenericType(RuntimeType self) { return Bits.Has(self, Bits.Generic); }
        static bool get_IsGenericTypeDefinition(RuntimeType self) { return Bits.Has(self, Bits.GenericDefinition); }
        static bool get_IsGenericParameter(RuntimeType self) { return Bits.Has(self, Bits.GenericParameter); }
        static Type GetGenericTypeDefinition(RuntimeType self) { return Machine.TypeGenericDefinition(self); }
        static Type GetElementType(RuntimeType self) { return Machine.TypeElement(self); }
        static bool IsSubclassOf(RuntimeType self, Type type)
        {
            for (Type at = Machine.TypeBase(self); at != null; at = Machine.TypeBase(at))
            {
                if ((object)at == (object)type)
                    return true;
            }
            return false;
        }
        static int GetHashCode(RuntimeType self) { return Machine.IdentityHash(self); }
        static bool Equals(RuntimeType self, object obj) { return (object)self == obj; }
    }

    internal static class System_RuntimeTypeHandle
    {
        static RuntimeType GetBaseType(RuntimeType type) { return (RuntimeType)Machine.TypeBase(type); }
        static RuntimeType GetElementType(RuntimeType type) { return (RuntimeType)Machine.TypeElement(type); }
        static bool HasInstantiation(RuntimeType type) { return Bits.Has(type, Bits.Generic); }
        static bool IsGenericTypeDefinition(RuntimeType type) { return Bits.Has(type, Bits.GenericDefinition); }
        static bool IsGenericVariable(RuntimeType type) { return Bits.Has(type, Bits.GenericParameter); }
        static bool type_is_assignable_from(Type a, Type b) { return Machine.TypeAssignable(a, b); }
        static bool IsInstanceOfType(RuntimeType type, object o) { return o != null && Machine.IsInstance(type, o); }
        static bool IsComObject(RuntimeType type) { return false; }
        static bool IsArray(RuntimeType type) { return Bits.Has(type, Bits.Array); }
        static bool IsPrimitive(RuntimeType type) { return Bits.Has(type, Bits.Primitive); }
        static bool IsByRef(RuntimeType type) { return Bits.Has(type, Bits.ByRef); }
        static bool IsPointer(RuntimeType type) { return Bits.Has(type, Bits.Pointer); }
        static bool HasElementType(RuntimeType type) { return Bits.Has(type, Bits.Array | Bits.ByRef | Bits.Pointer); }
        static bool IsInterface(RuntimeType type) { return Bits.Has(type, Bits.Interface); }
        static TypeAttributes GetAttributes(RuntimeType type)
        {
            TypeAttributes found = 0;
            if (Bits.Has(type, Bits.Interface))
                found |= TypeAttributes.Interface;
            if (Bits.Has(type, Bits.Abstract))
                found |= TypeAttributes.Abstract;
            if (Bits.Has(type, Bits.Sealed))
                found |= TypeAttributes.Sealed;
            if (Bits.Has(type, Bits.Nested))
                found |= Bits.Has(type, Bits.Public) ? TypeAttributes.NestedPublic : TypeAttributes.NestedPrivate;
            else if (Bits.Has(type, Bits.Public))
                found |= TypeAttributes.Public;
            return found;
        }
    }

    // A method of which only the name and the type are known.
    internal sealed class Method : MethodInfo
    {
        readonly IntPtr _method;
        internal Method(IntPtr method) { _method = method; }
        public override string Name { get { return Machine.MethodName(_method); } }
        public override Type DeclaringType { get { return Machine.MethodOwner(_method); } }
        public override Type ReflectedType { get { return Machine.MethodOwner(_method); } }
        public override MemberTypes MemberType { get { return MemberTypes.Method; } }
        public override bool Equals(object obj)
        {
            var other = obj as Method;
            return (object)other != null && other._method == _method;
        }
        public override int GetHashCode() { return _method.GetHashCode(); }
        static T Refuse<T>(string what)
        {
            Machine.Unsupported(what);
            return default(T);
        }
        public override string ToString() { return Refuse<string>("MethodInfo.ToString"); }
        public override MethodInfo GetBaseDefinition() { return Refuse<MethodInfo>("MethodInfo.GetBaseDefinition"); }
        public override ICustomAttributeProvider ReturnTypeCustomAttributes { get { return Refuse<ICustomAttributeProvider>("MethodInfo.ReturnTypeCustomAttributes"); } }
        public override ParameterInfo[] GetParameters() { return Refuse<ParameterInfo[]>("MethodInfo.GetParameters"); }
        public override MethodAttributes Attributes { get { return Refuse<MethodAttributes>("MethodInfo.Attributes"); } }
        public override MethodImplAttributes GetMethodImplementationFlags() { return Refuse<MethodImplAttributes>("MethodInfo.GetMethodImplementationFlags"); }
        public override object Invoke(object obj, BindingFlags invokeAttr, Binder binder, object[] parameters, System.Globalization.CultureInfo culture) { return Refuse<object>("MethodInfo.Invoke"); }
        public override RuntimeMethodHandle MethodHandle { get { return Refuse<RuntimeMethodHandle>("MethodInfo.MethodHandle"); } }
        public override bool IsDefined(Type attributeType, bool inherit) { return Refuse<bool>("MethodInfo.IsDefined"); }
        public override object[] GetCustomAttributes(bool inherit) { return Refuse<object[]>("MethodInfo.GetCustomAttributes"); }
        public override object[] GetCustomAttributes(Type attributeType, bool inherit) { return Refuse<object[]>("MethodInfo.GetCustomAttributes"); }
    }

    internal static class System_Enum
    {
        static object get_value(Enum self)
        {
            return Machine.EnumFromBits(Machine.EnumUnderlying(Machine.TypeOf(self)), Machine.EnumToBits(self));
        }
        static bool GetEnumValuesAndNames(RuntimeType enumType, out ulong[] values, out string[] names)
        {
            values = new ulong[Machine.EnumCount(enumType)];
            names = new string[values.Length];
            for (int i = 0; i < names.Length; i++)
            {
                values[i] = Machine.EnumBits(enumType, i);
                names[i] = Machine.EnumName(enumType, i);
            }
            return true;
        }
        static RuntimeType InternalGetUnderlyingType(RuntimeType enumType) { return (RuntimeType)Machine.EnumUnderlying(enumType); }
        static object InternalBoxEnum(RuntimeType enumType, long value) { return Machine.EnumFromBits(enumType, (ulong)value); }
        static bool InternalHasFlag(Enum self, Enum flags)
        {
            ulong bits = Machine.EnumToBits(flags);
            return (Machine.EnumToBits(self) & bits) == bits;
        }
        static int get_hashcode(Enum self) { return get_value(self).GetHashCode(); }
        static int GetHashCode(Enum self) { return get_value(self).GetHashCode(); }
        static bool Equals(Enum self, object obj)
        {
            return obj != null && Machine.TypeOf(self) == Machine.TypeOf(obj) && Machine.EnumToBits(self) == Machine.EnumToBits(obj);
        }
        static int InternalCompareTo(object o1, object o2)
        {
            if (o2 == null)
                return 1;
            if (Machine.TypeOf(o1) != Machine.TypeOf(o2))
                return 2;
            return ((IComparable)get_value((Enum)o1)).CompareTo(get_value((Enum)o2));
        }
        static string InternalFormat(RuntimeType eT, object value)
        {
            if (Machine.EnumIsFlags(eT))
                return Enum.InternalFlagsFormat(eT, value);
            return Enum.GetName(eT, value) ?? value.ToString();
        }
    }

    // The default comparers are made when they are first asked for, each in one step.
    internal static class Equality<T>
    {
        internal static readonly EqualityComparer<T> Default = Make();
        static EqualityComparer<T> Make()
        {
            Type type = typeof(T);
            if (typeof(IEquatable<T>).IsAssignableFrom(type))
                return (EqualityComparer<T>)Machine.NewGeneric("System.Collections.Generic.GenericEqualityComparer`1", type);
            if (Bits.Has(type, Bits.Generic) && Machine.TypeGenericDefinition(type) == typeof(Nullable<>))
            {
                Type inner = Machine.TypeArguments(type)[0];
                object comparer = Machine.NewGeneric("System.Collections.Generic.NullableEqualityComparer`1", inner);
                if (comparer != null)
                    return (EqualityComparer<T>)comparer;
            }
            return new ObjectEqualityComparer<T>();
        }
    }

    internal static class Ordering<T>
    {
        internal static readonly Comparer<T> Default = Make();
        static Comparer<T> Make()
        {
            Type type = typeof(T);
            if (typeof(IComparable<T>).IsAssignableFrom(type))
                return (Comparer<T>)Machine.NewGeneric("System.Collections.Generic.GenericComparer`1", type);
            if (Bits.Has(type, Bits.Generic) && Machine.TypeGenericDefinition(type) == typeof(Nullable<>))
            {
                Type inner = Machine.TypeArguments(type)[0];
                object comparer = Machine.NewGeneric("System.Collections.Generic.NullableComparer`1", inner);
                if (comparer != null)
                    return (Comparer<T>)comparer;
            }
            return new ObjectComparer<T>();
        }
    }

    internal static class System_Collections_Generic_EqualityComparer<T>
    {
        static EqualityComparer<T> get_Default() { return Equality<T>.Default; }
    }

    internal static class System_Collections_Generic_Comparer<T>
    {
        static Comparer<T> get_Default() { return Ordering<T>.Default; }
    }
}
