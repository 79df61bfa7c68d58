// Attributes of members, as extension methods.
using System.Collections.Generic;

namespace System.Reflection
{
    public static class CustomAttributeExtensions
    {
        static IEnumerable<T> As<T>(Attribute[] found) where T : Attribute
        {
            var all = new T[found.Length];
            for (int i = 0; i < all.Length; i++)
                all[i] = (T)found[i];
            return all;
        }

        public static Attribute GetCustomAttribute(this MemberInfo element, Type attributeType) { return Attribute.GetCustomAttribute(element, attributeType); }
        public static Attribute GetCustomAttribute(this MemberInfo element, Type attributeType, bool inherit) { return Attribute.GetCustomAttribute(element, attributeType, inherit); }
        public static T GetCustomAttribute<T>(this MemberInfo element) where T : Attribute { return (T)Attribute.GetCustomAttribute(element, typeof(T)); }
        public static T GetCustomAttribute<T>(this MemberInfo element, bool inherit) where T : Attribute { return (T)Attribute.GetCustomAttribute(element, typeof(T), inherit); }
        public static IEnumerable<Attribute> GetCustomAttributes(this MemberInfo element) { return Attribute.GetCustomAttributes(element); }
        public static IEnumerable<Attribute> GetCustomAttributes(this MemberInfo element, bool inherit) { return Attribute.GetCustomAttributes(element, inherit); }
        public static IEnumerable<Attribute> GetCustomAttributes(this MemberInfo element, Type attributeType) { return Attribute.GetCustomAttributes(element, attributeType); }
        public static IEnumerable<T> GetCustomAttributes<T>(this MemberInfo element) where T : Attribute { return As<T>(Attribute.GetCustomAttributes(element, typeof(T))); }
        public static IEnumerable<T> GetCustomAttributes<T>(this MemberInfo element, bool inherit) where T : Attribute { return As<T>(Attribute.GetCustomAttributes(element, typeof(T), inherit)); }
        public static bool IsDefined(this MemberInfo element, Type attributeType) { return Attribute.IsDefined(element, attributeType); }
        public static bool IsDefined(this MemberInfo element, Type attributeType, bool inherit) { return Attribute.IsDefined(element, attributeType, inherit); }
        public static Attribute GetCustomAttribute(this ParameterInfo element, Type attributeType) { return Attribute.GetCustomAttribute(element, attributeType); }
        public static T GetCustomAttribute<T>(this ParameterInfo element) where T : Attribute { return (T)Attribute.GetCustomAttribute(element, typeof(T)); }
        public static IEnumerable<Attribute> GetCustomAttributes(this ParameterInfo element) { return Attribute.GetCustomAttributes(element); }
        public static IEnumerable<T> GetCustomAttributes<T>(this ParameterInfo element) where T : Attribute { return As<T>(Attribute.GetCustomAttributes(element, typeof(T))); }
        public static bool IsDefined(this ParameterInfo element, Type attributeType) { return Attribute.IsDefined(element, attributeType); }
        public static T GetCustomAttribute<T>(this Assembly element) where T : Attribute { return (T)Attribute.GetCustomAttribute(element, typeof(T)); }
        public static IEnumerable<T> GetCustomAttributes<T>(this Assembly element) where T : Attribute { return As<T>(Attribute.GetCustomAttributes(element, typeof(T))); }
    }
}
