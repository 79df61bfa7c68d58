// Natives about objects, types, arrays and the outside world.
using System;
using System.Runtime.CompilerServices;

namespace Fencepost
{
    internal static partial class Runtime
    {
        [MethodImpl(Native)] internal static extern Type TypeOf(object value);
        [MethodImpl(Native)] internal static extern object MemberwiseClone(object value);
        [MethodImpl(Native)] internal static extern int IdentityHash(object value);
        [MethodImpl(Native)] internal static extern object[] FieldValues(object value);

        [MethodImpl(Native)] internal static extern Type TypeFromHandle(IntPtr handle);
        [MethodImpl(Native)] internal static extern IntPtr HandleOfType(Type type);
        [MethodImpl(Native)] internal static extern Type TypeByName(string fullName);
        [MethodImpl(Native)] internal static extern string TypeName(Type type);
        [MethodImpl(Native)] internal static extern string TypeNamespace(Type type);
        [MethodImpl(Native)] internal static extern string TypeFullName(Type type);
        [MethodImpl(Native)] internal static extern int TypeFlags(Type type);
        [MethodImpl(Native)] internal static extern int TypeCodeOf(Type type);
        [MethodImpl(Native)] internal static extern Type TypeBase(Type type);
        [MethodImpl(Native)] internal static extern Type TypeElement(Type type);
        [MethodImpl(Native)] internal static extern Type TypeDeclaring(Type type);
        [MethodImpl(Native)] internal static extern Type TypeGenericDefinition(Type type);
        [MethodImpl(Native)] internal static extern Type[] TypeArguments(Type type);
        [MethodImpl(Native)] internal static extern Type[] TypeInterfaces(Type type);
        [MethodImpl(Native)] internal static extern bool TypeAssignable(Type target, Type source);
        [MethodImpl(Native)] internal static extern bool IsInstance(Type type, object value);
        [MethodImpl(Native)] internal static extern object CreateUninitialized(Type type);

        // The constants of an enumeration come in the order of their bits.
        [MethodImpl(Native)] internal static extern int EnumCount(Type type);
        [MethodImpl(Native)] internal static extern string EnumName(Type type, int index);
        [MethodImpl(Native)] internal static extern ulong EnumBits(Type type, int index);
        [MethodImpl(Native)] internal static extern int EnumIndexOf(Type type, ulong bits);
        [MethodImpl(Native)] internal static extern Type EnumUnderlying(Type type);
        [MethodImpl(Native)] internal static extern bool EnumIsFlags(Type type);
        [MethodImpl(Native)] internal static extern ulong EnumToBits(object value);
        [MethodImpl(Native)] internal static extern object EnumFromBits(Type type, ulong bits);

        [MethodImpl(Native)] internal static extern Array NewArray(Type elementType, int[] lengths, int[] lowerBounds);
        [MethodImpl(Native)] internal static extern int ArrayLength(Array array);
        [MethodImpl(Native)] internal static extern int ArrayRank(Array array);
        [MethodImpl(Native)] internal static extern int ArrayDimension(Array array, int dimension);
        [MethodImpl(Native)] internal static extern int ArrayLowerBound(Array array, int dimension);
        [MethodImpl(Native)] internal static extern object ArrayGet(Array array, int flatIndex);
        [MethodImpl(Native)] internal static extern object CreateDefault(Type type);
        [MethodImpl(Native)] internal static extern bool CopyElements(Array source, int sourceIndex, Array destination, int destinationIndex, int length);
        [MethodImpl(Native)] internal static extern bool ClearElements(Array array, int index, int length);
        [MethodImpl(Native)] internal static extern bool ArraySet(Array array, int flatIndex, object value);
        [MethodImpl(Native)] internal static extern bool InitializeArray(Array array, IntPtr field);

        [MethodImpl(Native)] internal static extern string MethodName(IntPtr method);
        [MethodImpl(Native)] internal static extern Type MethodOwner(IntPtr method);

        [MethodImpl(Native)] internal static extern void ConsoleWrite(int stream, string text);
        [MethodImpl(Native)] internal static extern string[] CommandLine();
        [MethodImpl(Native)] internal static extern bool SetsConsole();
        [MethodImpl(Native)] internal static extern bool LocksConsole();
        [MethodImpl(Native)] internal static extern bool LocksTraces();
        [MethodImpl(Native)] internal static extern bool CountsAndTakes();
        [MethodImpl(Native)] internal static extern void SetExitCode(int code);
        [MethodImpl(Native)] internal static extern int GetExitCode();
        [MethodImpl(Native)] internal static extern void CommitPoint();
        [MethodImpl(Native)] internal static extern void Daemon();
    }
}
