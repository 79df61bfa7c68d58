// What code for several frameworks asks a type for: its own members, those of its bases left out.
using System.Collections.Generic;

namespace System.Reflection
{
    public interface IReflectableType { TypeInfo GetTypeInfo(); }

    public abstract class TypeInfo : Type, IReflectableType
    {
        const BindingFlags Own = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

        internal TypeInfo() { }

        TypeInfo IReflectableType.GetTypeInfo() { return this; }
        public virtual Type AsType() { return this; }
        public virtual bool IsAssignableFrom(TypeInfo typeInfo) { return IsAssignableFrom((Type)typeInfo); }
        public virtual IEnumerable<Type> ImplementedInterfaces { get { return GetInterfaces(); } }
        public virtual Type[] GenericTypeParameters { get { return IsGenericTypeDefinition ? GetGenericArguments() : EmptyTypes; } }
        public virtual IEnumerable<ConstructorInfo> DeclaredConstructors { get { return GetConstructors(Own); } }
        public virtual IEnumerable<FieldInfo> DeclaredFields { get { return GetFields(Own); } }
        public virtual IEnumerable<MethodInfo> DeclaredMethods { get { return GetMethods(Own); } }
        public virtual IEnumerable<PropertyInfo> DeclaredProperties { get { return GetProperties(Own); } }
        public virtual FieldInfo GetDeclaredField(string name) { return GetField(name, Own); }
        public virtual MethodInfo GetDeclaredMethod(string name) { return GetMethod(name, Own); }
        public virtual PropertyInfo GetDeclaredProperty(string name) { return GetProperty(name, Own); }
    }

    public static class IntrospectionExtensions
    {
        public static TypeInfo GetTypeInfo(this Type type)
        {
            return (type ?? throw new ArgumentNullException("type")) as TypeInfo;
        }
    }
}
