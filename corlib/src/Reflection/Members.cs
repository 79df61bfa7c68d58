// Reflection over members. It is here so that programs which mention it run; a path that gets
// there stops with the name of what is not modelled.
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
        SetProperty = 8192
    }

    static class NotModelled
    {
        internal static T Of<T>(string what)
        {
            Machine.Unsupported(what);
            return default(T);
        }
    }

    public class ParameterInfo
    {
        ParameterInfo() { }
        public virtual string Name { get { return NotModelled.Of<string>("ParameterInfo.Name"); } }
        public virtual Type ParameterType { get { return NotModelled.Of<Type>("ParameterInfo.ParameterType"); } }
        public virtual int Position { get { return NotModelled.Of<int>("ParameterInfo.Position"); } }
    }

    public abstract class FieldInfo : MemberInfo
    {
        public abstract Type FieldType { get; }
        public abstract object GetValue(object obj);
        public void SetValue(object obj, object value) { NotModelled.Of<object>("FieldInfo.SetValue"); }
        public static FieldInfo GetFieldFromHandle(RuntimeFieldHandle handle) { return NotModelled.Of<FieldInfo>("FieldInfo.GetFieldFromHandle"); }
        public static FieldInfo GetFieldFromHandle(RuntimeFieldHandle handle, RuntimeTypeHandle type) { return NotModelled.Of<FieldInfo>("FieldInfo.GetFieldFromHandle"); }
    }

    public abstract class PropertyInfo : MemberInfo
    {
        public abstract Type PropertyType { get; }
        public object GetValue(object obj) { return NotModelled.Of<object>("PropertyInfo.GetValue"); }
        public virtual object GetValue(object obj, object[] index) { return NotModelled.Of<object>("PropertyInfo.GetValue"); }
        public void SetValue(object obj, object value) { NotModelled.Of<object>("PropertyInfo.SetValue"); }
        public virtual void SetValue(object obj, object value, object[] index) { NotModelled.Of<object>("PropertyInfo.SetValue"); }
    }

    public class ConstructorInfo : MethodBase
    {
        internal ConstructorInfo(IntPtr handle) : base(handle) { }
        public object Invoke(object[] parameters) { return NotModelled.Of<object>("ConstructorInfo.Invoke"); }
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
