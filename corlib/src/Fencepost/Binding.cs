// How reflection finds the member that is meant, and how it passes values.
using System;
using System.Collections.Generic;
using System.Reflection;

namespace Fencepost
{
    internal static class Binding
    {
        const string Open = "Late bound operations cannot be performed on types or methods for which ContainsGenericParameters is true.";

        // How a type is written in the text of a member.
        internal static string ShortName(Type type)
        {
            Type root = type;
            while (root.HasElementType)
                root = root.GetElementType();
            return root.IsPrimitive || root.IsNested || root == typeof(void) ? type.Name : type.ToString();
        }

        internal static bool SameParameters(MethodBase a, MethodBase b)
        {
            Type[] left = Runtime.MethodParameters(a._handle), right = Runtime.MethodParameters(b._handle);
            if (left.Length != right.Length || Runtime.MethodGenericCount(a._handle) != Runtime.MethodGenericCount(b._handle))
                return false;
            for (int i = 0; i < left.Length; i++)
            {
                if (left[i] != right[i])
                    return false;
            }
            return true;
        }

        internal static Type[] TypeArguments(Type[] given, string name)
        {
            if (given == null)
                throw new ArgumentNullException(name);
            var arguments = new Type[given.Length];
            for (int i = 0; i < arguments.Length; i++)
            {
                arguments[i] = given[i] ?? throw new ArgumentNullException(name);
                if (arguments[i].IsByRef || arguments[i].IsPointer || arguments[i] == typeof(void))
                    throw new ArgumentException("Invalid generic arguments", "typeArguments");
            }
            return arguments;
        }

        // The one method that takes exactly these types, or else the only one that takes values of them.
        internal static MethodBase Select(MethodBase[] candidates, Type[] types)
        {
            var fitting = new List<MethodBase>();
            foreach (MethodBase method in candidates)
            {
                int fit = Fit(Runtime.MethodParameters(method._handle), types);
                if (fit == 2)
                    return method;
                if (fit == 1)
                    fitting.Add(method);
            }
            if (fitting.Count > 1)
                return NotModelled.Of<MethodBase>("the choice between overloads that fit equally");
            return fitting.Count == 0 ? null : fitting[0];
        }

        // 2 if the types are the same, 1 if values of the types can be passed, 0 if not.
        static int Fit(Type[] parameters, Type[] types)
        {
            if (parameters.Length != types.Length)
                return 0;
            int fit = 2;
            for (int i = 0; i < types.Length; i++)
            {
                if (types[i] == null)
                    throw new ArgumentNullException("types");
                if (parameters[i] == types[i])
                    continue;
                bool passes = parameters[i].IsPrimitive && types[i].IsPrimitive ? Widens(Type.GetTypeCode(types[i]), Type.GetTypeCode(parameters[i])) : parameters[i].IsAssignableFrom(types[i]);
                if (!passes)
                    return 0;
                fit = 1;
            }
            return fit;
        }

        // Whether every number of one type is passed as a number of another.
        static bool Widens(TypeCode from, TypeCode to)
        {
            if (from == to)
                return true;
            switch (from)
            {
                case TypeCode.Char:
                    return to == TypeCode.UInt16 || to >= TypeCode.Int32 && to <= TypeCode.Double;
                case TypeCode.Byte:
                    return to == TypeCode.Char || to >= TypeCode.Int16 && to <= TypeCode.Double;
                case TypeCode.SByte:
                    return to == TypeCode.Int16 || to == TypeCode.Int32 || to == TypeCode.Int64 || to == TypeCode.Single || to == TypeCode.Double;
                case TypeCode.UInt16:
                    return to >= TypeCode.Int32 && to <= TypeCode.Double;
                case TypeCode.Int16:
                    return to == TypeCode.Int32 || to == TypeCode.Int64 || to == TypeCode.Single || to == TypeCode.Double;
                case TypeCode.UInt32:
                    return to >= TypeCode.Int64 && to <= TypeCode.Double;
                case TypeCode.Int32:
                    return to == TypeCode.Int64 || to == TypeCode.Single || to == TypeCode.Double;
                case TypeCode.Int64:
                case TypeCode.UInt64:
                    return to == TypeCode.Single || to == TypeCode.Double;
                case TypeCode.Single:
                    return to == TypeCode.Double;
                default:
                    return false;
            }
        }

        // A value as a parameter or field of a type takes it.
        internal static object Coerce(object value, Type type)
        {
            if (type.IsByRef)
                type = type.GetElementType();
            if (type.IsPointer)
                return NotModelled.Of<object>("a pointer that goes through reflection");
            if (value == null)
                return type.IsValueType && Nullable.GetUnderlyingType(type) == null ? Runtime.CreateUninitialized(type) : null;
            Type actual = value.GetType();
            Type plain = Nullable.GetUnderlyingType(type) ?? type;
            if (actual == plain || !plain.IsValueType && plain.IsInstanceOfType(value))
                return value;
            if (plain.IsPrimitive || plain.IsEnum)
            {
                TypeCode from = Type.GetTypeCode(actual), to = Type.GetTypeCode(plain);
                bool numbers = (actual.IsPrimitive || actual.IsEnum) && actual != typeof(IntPtr) && actual != typeof(UIntPtr) && plain != typeof(IntPtr) && plain != typeof(UIntPtr);
                if (numbers && plain == type && Widens(from, to))
                {
                    object number = actual.IsEnum ? Convert.ChangeType(value, Enum.GetUnderlyingType(actual)) : value;
                    if (from == TypeCode.Char)
                        number = (ushort)(char)number;
                    object wide = to == TypeCode.Char ? (char)Convert.ToUInt16(number) : Convert.ChangeType(number, plain.IsEnum ? Enum.GetUnderlyingType(plain) : plain);
                    return plain.IsEnum ? Enum.ToObject(plain, wide) : wide;
                }
            }
            throw new ArgumentException("Object of type '" + actual + "' cannot be converted to type '" + type + "'.");
        }

        static object[] Arguments(MethodBase method, object[] given)
        {
            Type[] types = Runtime.MethodParameters(method._handle);
            if ((given == null ? 0 : given.Length) != types.Length)
                throw new TargetParameterCountException();
            var arguments = new object[types.Length];
            for (int i = 0; i < types.Length; i++)
                arguments[i] = Coerce(given[i], types[i]);
            return arguments;
        }

        // What a callee wrote into parameters that are references.
        static void WriteBack(MethodBase method, object[] given, object[] arguments)
        {
            if (given == null)
                return;
            Type[] types = Runtime.MethodParameters(method._handle);
            for (int i = 0; i < types.Length; i++)
            {
                if (types[i].IsByRef)
                    given[i] = arguments[i];
            }
        }

        internal static object Invoke(MethodBase method, object target, object[] given, bool wrap)
        {
            Type owner = method.DeclaringType;
            if (!method.IsStatic)
            {
                if (target == null)
                    throw new TargetException("Non-static method requires a target.");
                if (!owner.IsInstanceOfType(target))
                    throw new TargetException("Object does not match target type.");
            }
            else if (method.Name == ".cctor")
                return NotModelled.Of<object>("a class initialiser called by reflection");
            object[] arguments = Arguments(method, given);
            if (method.ContainsGenericParameters)
                throw new InvalidOperationException(Open);
            object result = Use(0, method, target, arguments, wrap);
            WriteBack(method, given, arguments);
            return result;
        }

        static object Use(int what, MethodBase method, object target, object[] arguments, bool wrap)
        {
            if (!wrap)
                return Runtime.UseMember(what, method._handle, target, arguments);
            try
            {
                return Runtime.UseMember(what, method._handle, target, arguments);
            }
            catch (Exception exception)
            {
                throw new TargetInvocationException(exception);
            }
        }

        internal static object Create(ConstructorInfo constructor, object[] given)
        {
            Type owner = constructor.DeclaringType;
            if (constructor.IsStatic)
                return NotModelled.Of<object>("a class initialiser called by reflection");
            if (owner.ContainsGenericParameters)
                throw new MemberAccessException("Cannot create an instance of " + owner + " because Type.ContainsGenericParameters is true.");
            object[] arguments = Arguments(constructor, given);
            if (owner.IsAbstract)
                throw new MemberAccessException("Cannot create an instance of " + owner + " because it is an abstract class");
            object made = Use(1, constructor, null, arguments, true);
            WriteBack(constructor, given, arguments);
            return made;
        }

        // The object that a public constructor makes of these values.
        internal static object Create(Type type, object[] given)
        {
            ConstructorInfo found = null;
            var types = new Type[given.Length];
            bool hasNull = false;
            for (int i = 0; i < types.Length; i++)
            {
                types[i] = given[i] == null ? typeof(object) : given[i].GetType();
                hasNull = hasNull || given[i] == null;
            }
            ConstructorInfo[] all = type.GetConstructors();
            if (!hasNull)
                found = (ConstructorInfo)Select(all, types);
            else
            {
                foreach (ConstructorInfo candidate in all)
                {
                    if (!Takes(candidate, given))
                        continue;
                    if (found != null)
                        return NotModelled.Of<object>("the choice between constructors that fit equally");
                    found = candidate;
                }
            }
            if (found == null)
                throw new MissingMethodException("Constructor on type '" + type + "' not found.");
            return Create(found, given);
        }

        static bool Takes(MethodBase method, object[] given)
        {
            Type[] parameters = Runtime.MethodParameters(method._handle);
            if (parameters.Length != given.Length)
                return false;
            for (int i = 0; i < parameters.Length; i++)
            {
                bool fits = given[i] == null
                    ? !parameters[i].IsValueType || Nullable.GetUnderlyingType(parameters[i]) != null
                    : Fit(new Type[] { parameters[i] }, new Type[] { given[i].GetType() }) > 0;
                if (!fits)
                    return false;
            }
            return true;
        }

        // The function that an Invoke of a delegate type stands for.
        internal static MethodInfo InvokeOf(Type type)
        {
            foreach (IntPtr handle in Runtime.TypeMethods(type))
            {
                if (Runtime.MethodName(handle) == "Invoke")
                    return new MethodInfo(handle);
            }
            throw new ArgumentException("Type must derive from Delegate.", "type");
        }

        static bool Passes(Type from, Type to) { return from == to || !from.IsValueType && !from.IsByRef && !from.IsPointer && to.IsAssignableFrom(from); }

        // A delegate for a method; null if the method does not fit. With an object, it is the first argument of every call.
        internal static Delegate Bind(Type type, object first, bool mayClose, MethodInfo method)
        {
            if (method.ContainsGenericParameters)
                return NotModelled.Of<Delegate>("a delegate of a method that is not instantiated");
            MethodInfo invoke = InvokeOf(type);
            Type[] given = Runtime.MethodParameters(invoke._handle), own = Runtime.MethodParameters(method._handle);
            int extra = method.IsStatic ? 0 : 1;
            bool closed;
            if (given.Length == own.Length + extra && first == null)
                closed = false;
            else if (given.Length + 1 == own.Length + extra && mayClose)
                closed = true;
            else
                return null;
            var taken = new Type[own.Length + extra];
            Type owner = method.DeclaringType;
            if (extra == 1)
                taken[0] = owner.IsValueType && !closed ? owner.MakeByRefType() : owner;
            for (int i = 0; i < own.Length; i++)
                taken[i + extra] = own[i];
            int skipped = closed ? 1 : 0;
            for (int i = 0; i < given.Length; i++)
            {
                if (!Passes(given[i], taken[i + skipped]))
                    return null;
            }
            if (closed && (first == null ? taken[0].IsValueType : !taken[0].IsInstanceOfType(first)))
                return null;
            if (closed && extra == 0 && taken[0].IsValueType)
                return null;
            Type result = invoke.ReturnType, answer = method.ReturnType;
            if (!Passes(answer, result) || answer == typeof(void) != (result == typeof(void)))
                return null;
            IntPtr function = method._handle;
            if (extra == 1 && method.IsVirtual && !owner.IsValueType)
            {
                if (!closed && !method.IsFinal && !owner.IsSealed)
                    return NotModelled.Of<Delegate>("a delegate that leaves the object of a virtual method open");
                if (first != null)
                    function = Runtime.VirtualMethod(first, function);
                else if (closed)
                    return NotModelled.Of<Delegate>("a delegate of a virtual method without an object");
            }
            var made = (Delegate)Runtime.CreateUninitialized(type);
            made._target = first;
            made._method = function;
            return made;
        }
    }
}
