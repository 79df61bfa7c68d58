// What reflection names, and parts of it that are not modelled: a path that gets there stops with the name.
using Machine = Fencepost.Runtime;
using System.Reflection;

namespace System.Reflection
{
    [Flags]
    public enum BindingFlags
    {
        Default = 0,
        IgnoreCase = 1,
        DeclaredOnly = 2,
        Instance = 4,
        Static = 8,
        Public = 16,
        NonPublic = 32,
        FlattenHierarchy = 64,
        InvokeMethod = 256,
        CreateInstance = 512,
        GetField = 1024,
        SetField = 2048,
        GetProperty = 4096,
        SetProperty = 8192,
        PutDispProperty = 16384,
        PutRefDispProperty = 32768,
        ExactBinding = 65536,
        SuppressChangeType = 131072,
        OptionalParamBinding = 262144,
        IgnoreReturn = 16777216,
        DoNotWrapExceptions = 33554432
    }

    [Flags]
    public enum MethodAttributes
    {
        PrivateScope = 0, Private = 1, FamANDAssem = 2, Assembly = 3, Family = 4, FamORAssem = 5, Public = 6, MemberAccessMask = 7,
        UnmanagedExport = 8, Static = 16, Final = 32, Virtual = 64, HideBySig = 128, VtableLayoutMask = 256, NewSlot = 256, ReuseSlot = 0,
        CheckAccessOnOverride = 512, Abstract = 1024, SpecialName = 2048, RTSpecialName = 4096, PinvokeImpl = 8192, HasSecurity = 16384,
        RequireSecObject = 32768, ReservedMask = 53248
    }

    [Flags]
    public enum FieldAttributes
    {
        PrivateScope = 0, Private = 1, FamANDAssem = 2, Assembly = 3, Family = 4, FamORAssem = 5, Public = 6, FieldAccessMask = 7,
        Static = 16, InitOnly = 32, Literal = 64, NotSerialized = 128, HasFieldRVA = 256, SpecialName = 512, RTSpecialName = 1024,
        HasFieldMarshal = 4096, PinvokeImpl = 8192, HasDefault = 32768, ReservedMask = 38144
    }

    [Flags]
    public enum ParameterAttributes
    {
        None = 0, In = 1, Out = 2, Lcid = 4, Retval = 8, Optional = 16, HasDefault = 4096, HasFieldMarshal = 8192, Reserved3 = 16384,
        Reserved4 = 32768, ReservedMask = 61440
    }

    [Flags]
    public enum MemberTypes
    {
        Constructor = 1, Event = 2, Field = 4, Method = 8, Property = 16, TypeInfo = 32, Custom = 64, NestedType = 128, All = 191
    }

    // Only the binder that a null stands for is modelled.
    public abstract class Binder { }
    public struct ParameterModifier
    {
        readonly bool[] _byRef;
        public ParameterModifier(int parameterCount) { _byRef = new bool[parameterCount]; }
        public bool this[int index] { get { return _byRef[index]; } set { _byRef[index] = value; } }
    }

    static class NotModelled
    {
        internal static T Of<T>(string what)
        {
            Machine.Unsupported(what);
            return default(T);
        }
    }
}

namespace System.Runtime.InteropServices
{
    public static class Marshal
    {
        public static int SizeOf(object structure) { return NotModelled.Of<int>("Marshal.SizeOf"); }
        public static int SizeOf(Type type) { return NotModelled.Of<int>("Marshal.SizeOf"); }
        public static int SizeOf<T>() { return NotModelled.Of<int>("Marshal.SizeOf"); }
        public static IntPtr AllocHGlobal(int bytes) { return NotModelled.Of<IntPtr>("Marshal.AllocHGlobal"); }
        public static void FreeHGlobal(IntPtr memory) { NotModelled.Of<object>("Marshal.FreeHGlobal"); }
        public static unsafe byte ReadByte(IntPtr memory, int offset) { return *(byte*)((byte*)memory + offset); }
        public static byte ReadByte(IntPtr memory) { return ReadByte(memory, 0); }
        public static unsafe void WriteByte(IntPtr memory, int offset, byte value) { *(byte*)((byte*)memory + offset) = value; }
        public static void WriteByte(IntPtr memory, byte value) { WriteByte(memory, 0, value); }
        public static unsafe short ReadInt16(IntPtr memory, int offset) { return *(short*)((byte*)memory + offset); }
        public static short ReadInt16(IntPtr memory) { return ReadInt16(memory, 0); }
        public static unsafe void WriteInt16(IntPtr memory, int offset, short value) { *(short*)((byte*)memory + offset) = value; }
        public static void WriteInt16(IntPtr memory, short value) { WriteInt16(memory, 0, value); }
        public static unsafe int ReadInt32(IntPtr memory, int offset) { return *(int*)((byte*)memory + offset); }
        public static int ReadInt32(IntPtr memory) { return ReadInt32(memory, 0); }
        public static unsafe void WriteInt32(IntPtr memory, int offset, int value) { *(int*)((byte*)memory + offset) = value; }
        public static void WriteInt32(IntPtr memory, int value) { WriteInt32(memory, 0, value); }
        public static unsafe long ReadInt64(IntPtr memory, int offset) { return *(long*)((byte*)memory + offset); }
        public static long ReadInt64(IntPtr memory) { return ReadInt64(memory, 0); }
        public static unsafe void WriteInt64(IntPtr memory, int offset, long value) { *(long*)((byte*)memory + offset) = value; }
        public static void WriteInt64(IntPtr memory, long value) { WriteInt64(memory, 0, value); }
        public static unsafe IntPtr ReadIntPtr(IntPtr memory, int offset) { return *(IntPtr*)((byte*)memory + offset); }
        public static IntPtr ReadIntPtr(IntPtr memory) { return ReadIntPtr(memory, 0); }
        public static unsafe void WriteIntPtr(IntPtr memory, int offset, IntPtr value) { *(IntPtr*)((byte*)memory + offset) = value; }
        public static void WriteIntPtr(IntPtr memory, IntPtr value) { WriteIntPtr(memory, 0, value); }
        public static int GetLastWin32Error() { return 0; }
        public static IntPtr OffsetOf(Type type, string field) { return NotModelled.Of<IntPtr>("Marshal.OffsetOf"); }
    }
}

namespace System.Diagnostics
{
    public class StackFrame
    {
        public StackFrame() { NotModelled.Of<object>("StackFrame"); }
        public StackFrame(int skipFrames) { NotModelled.Of<object>("StackFrame"); }
        public virtual MethodBase GetMethod() { return null; }
        public virtual int GetFileLineNumber() { return 0; }
        public virtual string GetFileName() { return null; }
    }

    public class StackTrace
    {
        public StackTrace() { NotModelled.Of<object>("StackTrace"); }
        public StackTrace(bool needsFileInfo) { NotModelled.Of<object>("StackTrace"); }
        public StackTrace(Exception e) { NotModelled.Of<object>("StackTrace"); }
        public StackTrace(Exception e, bool needsFileInfo) { NotModelled.Of<object>("StackTrace"); }
        public virtual int FrameCount { get { return 0; } }
        public virtual StackFrame GetFrame(int index) { return null; }
        public virtual StackFrame[] GetFrames() { return null; }
    }
}
