// Natives about the members of types.
using System;
using System.Runtime.CompilerServices;

namespace Fencepost
{
    internal static partial class Runtime
    {
        [MethodImpl(Native)] internal static extern int MethodFlags(IntPtr method);
        [MethodImpl(Native)] internal static extern Type MethodResult(IntPtr method);
        [MethodImpl(Native)] internal static extern Type[] MethodParameters(IntPtr method);
        [MethodImpl(Native)] internal static extern string[] MethodParameterNames(IntPtr method);
        [MethodImpl(Native)] internal static extern int[] MethodParameterFlags(IntPtr method);
        [MethodImpl(Native)] internal static extern int MethodGenericCount(IntPtr method);
        [MethodImpl(Native)] internal static extern Type[] MethodArguments(IntPtr method);
        [MethodImpl(Native)] internal static extern IntPtr[] TypeMethods(Type type);
        [MethodImpl(Native)] internal static extern IntPtr[] TypeFields(Type type);
        [MethodImpl(Native)] internal static extern string[] PropertyNames(Type type);
        [MethodImpl(Native)] internal static extern Type[] PropertyTypes(Type type);
        [MethodImpl(Native)] internal static extern IntPtr[] PropertyAccessors(Type type);
        [MethodImpl(Native)] internal static extern string[] TypeParameterNames(Type type);
        [MethodImpl(Native)] internal static extern string AssemblyFullName(Type type);
        [MethodImpl(Native)] internal static extern int AssemblyNumber(Type type);
        [MethodImpl(Native)] internal static extern Type AssemblyModule(int number);
        [MethodImpl(Native)] internal static extern Type[] AssemblyTypes(Type type);
        [MethodImpl(Native)] internal static extern IntPtr[] Attributes(int kind, IntPtr member, int place);
        [MethodImpl(Native)] internal static extern Type[] AttributeTypes(int kind, IntPtr member, int place);
        [MethodImpl(Native)] internal static extern string FieldName(IntPtr field);
        [MethodImpl(Native)] internal static extern Type FieldOwner(IntPtr field);
        [MethodImpl(Native)] internal static extern int FieldFlags(IntPtr field);
        [MethodImpl(Native)] internal static extern Type FieldTypeOf(IntPtr field);
        [MethodImpl(Native)] internal static extern IntPtr VirtualMethod(object target, IntPtr method);
        [MethodImpl(Native)] internal static extern object UseMember(int use, IntPtr member, object target, object[] arguments);
        [MethodImpl(Native)] internal static extern Type MakeGenericType(Type definition, Type[] arguments);
        [MethodImpl(Native)] internal static extern IntPtr MakeGenericMethod(IntPtr definition, Type[] arguments);
        [MethodImpl(Native)] internal static extern Type MakeOtherType(Type type, int rank);
    }
}
