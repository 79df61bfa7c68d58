// Custom attributes: made anew whenever somebody asks.
using System;
using System.Collections.Generic;
using System.Reflection;

namespace Fencepost
{
    internal static class CustomAttributes
    {
        static void Collect(List<object> found, int kind, IntPtr handle, int place, Type filter)
        {
            IntPtr[] makers = Runtime.Attributes(kind, handle, place);
            Type[] types = Runtime.AttributeTypes(kind, handle, place);
            for (int i = 0; i < makers.Length; i++)
            {
                if (filter == null || filter.IsAssignableFrom(types[i]))
                    found.Add(Runtime.UseMember(4, makers[i], null, null));
            }
        }

        static void Collect(List<object> found, MemberInfo member, Type filter)
        {
            Collect(found, member.AttributeKind, member.AttributeHandle, member.AttributePlace, filter);
            foreach (Attribute attribute in Flags(member, filter))
            {
                if (filter == null || filter.IsInstanceOfType(attribute))
                    found.Add(attribute);
            }
        }

        // What flags stand for, if a filter could want it.
        static Attribute[] Flags(MemberInfo member, Type filter)
        {
            bool wanted = filter == null || !filter.IsSealed || !Declared(filter);
            return (wanted ? member.FlagAttributes() : null) ?? new Attribute[0];
        }

        // Whether a type is a class of the program, which no flag stands for.
        static bool Declared(Type type) { return Runtime.AssemblyFullName(type) != Runtime.AssemblyFullName(typeof(object)); }

        static AttributeUsageAttribute Usage(Type type)
        {
            for (Type at = type; at != null && at != typeof(Attribute); at = at.BaseType)
            {
                var found = new List<object>();
                Collect(found, 0, at.AttributeHandle, 0, typeof(AttributeUsageAttribute));
                if (found.Count > 0)
                    return (AttributeUsageAttribute)found[0];
            }
            if (!Declared(type))
                return NotModelled.Of<AttributeUsageAttribute>("whether " + type + " is inherited");
            return new AttributeUsageAttribute(AttributeTargets.All);
        }

        static List<object> Find(MemberInfo member, Type filter, bool inherit)
        {
            var found = new List<object>();
            Collect(found, member, filter);
            if (!inherit)
                return found;
            for (MemberInfo above = member.Inherits(); above != null; above = above.Inherits())
            {
                var inherited = new List<object>();
                Collect(inherited, above.AttributeKind, above.AttributeHandle, above.AttributePlace, filter);
                int own = found.Count;
                foreach (object attribute in inherited)
                {
                    AttributeUsageAttribute usage = Usage(attribute.GetType());
                    if (usage.Inherited && (usage.AllowMultiple || !Contains(found, own, attribute.GetType())))
                        found.Add(attribute);
                }
            }
            return found;
        }

        static bool Contains(List<object> found, int count, Type type)
        {
            for (int i = 0; i < count; i++)
            {
                if (found[i].GetType() == type)
                    return true;
            }
            return false;
        }

        static object[] AsArray(List<object> found, Type type)
        {
            object[] all = type == null || type.IsInterface ? new object[found.Count] : (object[])Array.CreateInstance(type, found.Count);
            for (int i = 0; i < all.Length; i++)
                all[i] = found[i];
            return all;
        }

        internal static object[] Get(MemberInfo member, Type filter, bool inherit) { return AsArray(Find(member, filter, inherit), filter); }

        // Asking whether there is an attribute makes none.
        internal static bool Has(MemberInfo member, Type filter, bool inherit)
        {
            if (Fits(member, filter, false) || Flagged(member, filter))
                return true;
            for (MemberInfo above = inherit ? member.Inherits() : null; above != null; above = above.Inherits())
            {
                if (Fits(above, filter, true))
                    return true;
            }
            return false;
        }

        static bool Fits(MemberInfo member, Type filter, bool inherited)
        {
            foreach (Type type in Runtime.AttributeTypes(member.AttributeKind, member.AttributeHandle, member.AttributePlace))
            {
                if (filter.IsAssignableFrom(type) && (!inherited || Usage(type).Inherited))
                    return true;
            }
            return false;
        }

        static bool Flagged(MemberInfo member, Type filter)
        {
            foreach (Attribute attribute in Flags(member, filter))
            {
                if (filter.IsInstanceOfType(attribute))
                    return true;
            }
            return false;
        }

        internal static object[] Get(ParameterInfo parameter, Type filter)
        {
            var found = new List<object>();
            bool flagged = ((int)parameter.Attributes & 0x2013) != 0;
            if (flagged && (filter == null || !Declared(filter)))
                return NotModelled.Of<object[]>("attributes of a parameter that flags stand for");
            Collect(found, 3, parameter.MethodHandle, parameter.Position + 1, filter);
            return AsArray(found, filter);
        }

        internal static object[] Get(Assembly assembly, Type filter)
        {
            var found = new List<object>();
            Collect(found, 5, assembly.SomeType.AttributeHandle, 0, filter);
            return AsArray(found, filter);
        }

        internal static Attribute One(object[] found)
        {
            if (found.Length > 1)
                throw new AmbiguousMatchException("Multiple custom attributes of the same type found.");
            return found.Length == 0 ? null : (Attribute)found[0];
        }
    }
}
