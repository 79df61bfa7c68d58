// The members of a type, its own and inherited ones.
using System.Collections.Generic;
using System.Reflection;
using Fencepost;
using Machine = Fencepost.Runtime;

namespace System
{
    public abstract partial class Type
    {
        const BindingFlags Usual = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public;

        // Whether flags ask for a member that a base class may have.
        static bool Wanted(BindingFlags flags, bool isPublic, bool isStatic, bool isPrivate, bool inherited)
        {
            if ((flags & (isPublic ? BindingFlags.Public : BindingFlags.NonPublic)) == 0)
                return false;
            if (inherited && isPrivate)
                return false;
            if (isStatic)
                return (flags & BindingFlags.Static) != 0 && (!inherited || (flags & BindingFlags.FlattenHierarchy) != 0);
            return (flags & BindingFlags.Instance) != 0;
        }

        static bool Named(string wanted, string name, BindingFlags flags)
        {
            if (wanted == null)
                return true;
            return (flags & BindingFlags.IgnoreCase) == 0 ? wanted == name : string.Equals(wanted, name, StringComparison.OrdinalIgnoreCase);
        }

        List<MethodInfo> FindMethods(string name, BindingFlags flags)
        {
            var found = new List<MethodInfo>();
            for (Type type = this; type != null; type = type.BaseType)
            {
                int known = found.Count;
                foreach (IntPtr handle in Machine.TypeMethods(type))
                {
                    string own = Machine.MethodName(handle);
                    if (own == ".ctor" || own == ".cctor" || !Named(name, own, flags))
                        continue;
                    var method = new MethodInfo(handle);
                    if (Wanted(flags, method.IsPublic, method.IsStatic, method.IsPrivate, type != this) && !Overridden(found, known, method))
                        found.Add(method);
                }
                if ((flags & BindingFlags.DeclaredOnly) != 0 || IsInterface)
                    break;
            }
            return found;
        }

        static bool Overridden(List<MethodInfo> derived, int count, MethodInfo method)
        {
            if (!method.IsVirtual)
                return false;
            for (int i = 0; i < count; i++)
            {
                MethodInfo other = derived[i];
                if (other.IsVirtual && (other.Attributes & MethodAttributes.NewSlot) == 0 && other.Name == method.Name && Binding.SameParameters(other, method))
                    return true;
            }
            return false;
        }

        public MethodInfo[] GetMethods() { return GetMethods(Usual); }
        public virtual MethodInfo[] GetMethods(BindingFlags bindingAttr) { return FindMethods(null, bindingAttr).ToArray(); }

        public MethodInfo GetMethod(string name) { return GetMethod(name, Usual); }
        public MethodInfo GetMethod(string name, BindingFlags bindingAttr)
        {
            List<MethodInfo> found = FindMethods(name ?? throw new ArgumentNullException("name"), bindingAttr);
            if (found.Count == 0)
                return null;
            // Of methods that hide each other the first one is the most derived.
            for (int i = 1; i < found.Count; i++)
            {
                if (!Binding.SameParameters(found[0], found[i]))
                    throw new AmbiguousMatchException("Ambiguous match found.");
            }
            return found[0];
        }
        public MethodInfo GetMethod(string name, Type[] types) { return GetMethod(name, Usual, null, types, null); }
        public MethodInfo GetMethod(string name, Type[] types, ParameterModifier[] modifiers) { return GetMethod(name, Usual, null, types, modifiers); }
        public MethodInfo GetMethod(string name, BindingFlags bindingAttr, Binder binder, Type[] types, ParameterModifier[] modifiers)
        {
            List<MethodInfo> found = FindMethods(name ?? throw new ArgumentNullException("name"), bindingAttr);
            if (binder != null)
                return NotModelled.Of<MethodInfo>("a binder");
            return (MethodInfo)Binding.Select(found.ToArray(), types ?? throw new ArgumentNullException("types"));
        }

        List<ConstructorInfo> FindConstructors(BindingFlags flags)
        {
            var found = new List<ConstructorInfo>();
            foreach (IntPtr handle in Machine.TypeMethods(this))
            {
                string name = Machine.MethodName(handle);
                if (name != ".ctor" && name != ".cctor")
                    continue;
                var method = new ConstructorInfo(handle);
                if (Wanted(flags, method.IsPublic, method.IsStatic, method.IsPrivate, false))
                    found.Add(method);
            }
            return found;
        }

        public ConstructorInfo[] GetConstructors() { return GetConstructors(BindingFlags.Instance | BindingFlags.Public); }
        public virtual ConstructorInfo[] GetConstructors(BindingFlags bindingAttr)
        {
            if (IsArray)
                return NotModelled.Of<ConstructorInfo[]>("constructors of arrays");
            return FindConstructors(bindingAttr).ToArray();
        }
        public ConstructorInfo GetConstructor(Type[] types) { return GetConstructor(BindingFlags.Instance | BindingFlags.Public, null, types, null); }
        public ConstructorInfo GetConstructor(BindingFlags bindingAttr, Binder binder, Type[] types, ParameterModifier[] modifiers)
        {
            if (types == null)
                throw new ArgumentNullException("types");
            if (binder != null)
                return NotModelled.Of<ConstructorInfo>("a binder");
            return (ConstructorInfo)Binding.Select(GetConstructors(bindingAttr), types);
        }

        List<FieldInfo> FindFields(string name, BindingFlags flags)
        {
            var found = new List<FieldInfo>();
            for (Type type = this; type != null; type = type.BaseType)
            {
                foreach (IntPtr handle in Machine.TypeFields(type))
                {
                    if (!Named(name, Machine.FieldName(handle), flags))
                        continue;
                    var field = new FieldInfo(handle);
                    if (Wanted(flags, field.IsPublic, field.IsStatic, field.IsPrivate, type != this))
                        found.Add(field);
                }
                if ((flags & BindingFlags.DeclaredOnly) != 0)
                    break;
            }
            return found;
        }

        public FieldInfo[] GetFields() { return GetFields(Usual); }
        public virtual FieldInfo[] GetFields(BindingFlags bindingAttr) { return FindFields(null, bindingAttr).ToArray(); }
        public FieldInfo GetField(string name) { return GetField(name, Usual); }
        public virtual FieldInfo GetField(string name, BindingFlags bindingAttr)
        {
            List<FieldInfo> found = FindFields(name ?? throw new ArgumentNullException("name"), bindingAttr);
            return found.Count == 0 ? null : found[0];
        }

        List<PropertyInfo> FindProperties(string name, BindingFlags flags)
        {
            var found = new List<PropertyInfo>();
            for (Type type = this; type != null; type = type.BaseType)
            {
                int known = found.Count;
                string[] names = Machine.PropertyNames(type);
                Type[] types = Machine.PropertyTypes(type);
                IntPtr[] accessors = Machine.PropertyAccessors(type);
                for (int i = 0; i < names.Length; i++)
                {
                    if (!Named(name, names[i], flags))
                        continue;
                    var property = new PropertyInfo(type, i, names[i], types[i], accessors[2 * i], accessors[2 * i + 1]);
                    MethodInfo get = property.GetMethod, set = property.SetMethod, any = get ?? set;
                    if (any == null)
                        continue;
                    bool isPublic = get != null && get.IsPublic || set != null && set.IsPublic;
                    bool isPrivate = (get == null || get.IsPrivate) && (set == null || set.IsPrivate);
                    if (Wanted(flags, isPublic, any.IsStatic, isPrivate, type != this) && !Hidden(found, known, property))
                        found.Add(property);
                }
                if ((flags & BindingFlags.DeclaredOnly) != 0 || IsInterface)
                    break;
            }
            return found;
        }

        static bool Hidden(List<PropertyInfo> derived, int count, PropertyInfo property)
        {
            for (int i = 0; i < count; i++)
            {
                PropertyInfo other = derived[i];
                if (other.Name != property.Name)
                    continue;
                MethodInfo mine = property.GetMethod ?? property.SetMethod;
                MethodInfo theirs = property.GetMethod == null ? other.SetMethod : other.GetMethod;
                if (theirs == null || Binding.SameParameters(mine, theirs))
                    return true;
            }
            return false;
        }

        public PropertyInfo[] GetProperties() { return GetProperties(Usual); }
        public virtual PropertyInfo[] GetProperties(BindingFlags bindingAttr) { return FindProperties(null, bindingAttr).ToArray(); }
        public PropertyInfo GetProperty(string name) { return GetProperty(name, Usual); }
        public PropertyInfo GetProperty(string name, BindingFlags bindingAttr)
        {
            List<PropertyInfo> found = FindProperties(name ?? throw new ArgumentNullException("name"), bindingAttr);
            if (found.Count > 1)
                throw new AmbiguousMatchException("Ambiguous match found.");
            return found.Count == 0 ? null : found[0];
        }
        public PropertyInfo GetProperty(string name, Type returnType)
        {
            PropertyInfo found = GetProperty(name);
            return found != null && found.PropertyType == returnType ? found : null;
        }

        public MemberInfo[] GetMembers() { return GetMembers(Usual); }
        public virtual MemberInfo[] GetMembers(BindingFlags bindingAttr) { return NotModelled.Of<MemberInfo[]>("Type.GetMembers"); }
        public MemberInfo[] GetMember(string name) { return GetMember(name, Usual); }
        public virtual MemberInfo[] GetMember(string name, BindingFlags bindingAttr)
        {
            var found = new List<MemberInfo>();
            foreach (MethodInfo method in FindMethods(name ?? throw new ArgumentNullException("name"), bindingAttr))
                found.Add(method);
            if (name == ".ctor" || name == ".cctor")
            {
                foreach (ConstructorInfo method in FindConstructors(bindingAttr))
                {
                    if (method.Name == name)
                        found.Add(method);
                }
            }
            foreach (PropertyInfo property in FindProperties(name, bindingAttr))
                found.Add(property);
            foreach (FieldInfo field in FindFields(name, bindingAttr))
                found.Add(field);
            if (found.Count == 0)
                return NotModelled.Of<MemberInfo[]>("Type.GetMember of an event or a nested type");
            return found.ToArray();
        }

        public Type[] GetNestedTypes() { return GetNestedTypes(BindingFlags.Public); }
        public virtual Type[] GetNestedTypes(BindingFlags bindingAttr)
        {
            var found = new List<Type>();
            Type definition = IsGenericType ? GetGenericTypeDefinition() : this;
            foreach (Type type in Machine.AssemblyTypes(definition))
            {
                if (type.DeclaringType == definition && (bindingAttr & (type.IsNestedPublic ? BindingFlags.Public : BindingFlags.NonPublic)) != 0)
                    found.Add(type);
            }
            return found.ToArray();
        }
        public Type GetNestedType(string name) { return GetNestedType(name, BindingFlags.Public); }
        public virtual Type GetNestedType(string name, BindingFlags bindingAttr)
        {
            if (name == null)
                throw new ArgumentNullException("name");
            foreach (Type type in GetNestedTypes(bindingAttr))
            {
                if (Named(name, type.Name, bindingAttr))
                    return type;
            }
            return null;
        }

        public Type GetInterface(string name) { return GetInterface(name, false); }
        public Type GetInterface(string name, bool ignoreCase)
        {
            if (name == null)
                throw new ArgumentNullException("name");
            Type found = null;
            StringComparison how = ignoreCase ? StringComparison.OrdinalIgnoreCase : StringComparison.Ordinal;
            foreach (Type type in GetInterfaces())
            {
                Type plain = type.IsGenericType ? Machine.TypeGenericDefinition(type) : type;
                if (!string.Equals(name.IndexOf('.') < 0 ? plain.Name : plain.FullName, name, how))
                    continue;
                if (found != null)
                    throw new AmbiguousMatchException("Ambiguous match found.");
                found = type;
            }
            return found;
        }

        public virtual Type MakeGenericType(params Type[] typeArguments)
        {
            Type[] arguments = Binding.TypeArguments(typeArguments, "instantiation");
            if (!IsGenericTypeDefinition)
                throw new InvalidOperationException("not a generic type definition");
            Type made = Machine.MakeGenericType(this, arguments);
            if (made == null)
                throw new ArgumentException("Invalid generic arguments", "typeArguments");
            return made;
        }
        public virtual Type MakeArrayType() { return Machine.MakeOtherType(this, 0); }
        public virtual Type MakeArrayType(int rank)
        {
            if (rank < 1 || rank > 255)
                throw new IndexOutOfRangeException();
            return Machine.MakeOtherType(this, rank);
        }
        public virtual Type MakeByRefType() { return Machine.MakeOtherType(this, -1); }
        public virtual Type MakePointerType() { return Machine.MakeOtherType(this, -2); }
    }
}
