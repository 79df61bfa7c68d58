// Native integers, which have eight bytes on the machine.
namespace System
{
    public unsafe struct IntPtr : IEquatable<IntPtr>, IComparable, IComparable<IntPtr>, IFormattable
    {
        void* m_value;

        public static readonly IntPtr Zero;

        public IntPtr(int value) { m_value = (void*)(long)value; }
        public IntPtr(long value) { m_value = (void*)value; }
        public IntPtr(void* value) { m_value = value; }
        public static int Size { get { return 8; } }
        public static IntPtr MaxValue { get { return new IntPtr(long.MaxValue); } }
        public static IntPtr MinValue { get { return new IntPtr(long.MinValue); } }
        public int ToInt32()
        {
            // A pointer is unsigned to the compiler, so only the number is checked.
            long value = (long)m_value;
            return checked((int)value);
        }
        public long ToInt64() { return (long)m_value; }
        public void* ToPointer() { return m_value; }
        public static IntPtr Add(IntPtr pointer, int offset) { return pointer + offset; }
        public static IntPtr Subtract(IntPtr pointer, int offset) { return pointer - offset; }
        public int CompareTo(IntPtr value) { return ToInt64().CompareTo(value.ToInt64()); }
        public int CompareTo(object value)
        {
            if (value == null)
                return 1;
            if (!(value is IntPtr))
                throw new ArgumentException("Object must be of type IntPtr.");
            return CompareTo((IntPtr)value);
        }
        public override bool Equals(object obj) { return obj is IntPtr && ((IntPtr)obj).m_value == m_value; }
        public bool Equals(IntPtr other) { return m_value == other.m_value; }
        public override int GetHashCode() { return ((long)m_value).GetHashCode(); }
        public override string ToString() { return ((long)m_value).ToString(); }
        public string ToString(string format) { return ((long)m_value).ToString(format); }
        public string ToString(string format, IFormatProvider provider) { return ((long)m_value).ToString(format); }
        public static bool operator ==(IntPtr a, IntPtr b) { return a.m_value == b.m_value; }
        public static bool operator !=(IntPtr a, IntPtr b) { return a.m_value != b.m_value; }
        public static IntPtr operator +(IntPtr pointer, int offset) { return (IntPtr)((byte*)pointer.m_value + offset); }
        public static IntPtr operator -(IntPtr pointer, int offset) { return (IntPtr)((byte*)pointer.m_value - offset); }
        public static explicit operator IntPtr(int value) { return new IntPtr(value); }
        public static explicit operator IntPtr(long value) { return new IntPtr(value); }
        public static explicit operator IntPtr(void* value) { return new IntPtr(value); }
        public static explicit operator int(IntPtr value) { return value.ToInt32(); }
        public static explicit operator long(IntPtr value) { return value.ToInt64(); }
        public static explicit operator void*(IntPtr value) { return value.m_value; }
    }

    public unsafe struct UIntPtr : IEquatable<UIntPtr>, IComparable, IComparable<UIntPtr>, IFormattable
    {
        void* m_value;

        public static readonly UIntPtr Zero;

        public UIntPtr(uint value) { m_value = (void*)(ulong)value; }
        public UIntPtr(ulong value) { m_value = (void*)value; }
        public UIntPtr(void* value) { m_value = value; }
        public static int Size { get { return 8; } }
        public static UIntPtr MaxValue { get { return new UIntPtr(ulong.MaxValue); } }
        public static UIntPtr MinValue { get { return Zero; } }
        public uint ToUInt32()
        {
            ulong value = (ulong)m_value;
            return checked((uint)value);
        }
        public ulong ToUInt64() { return (ulong)m_value; }
        public void* ToPointer() { return m_value; }
        public static UIntPtr Add(UIntPtr pointer, int offset) { return pointer + offset; }
        public static UIntPtr Subtract(UIntPtr pointer, int offset) { return pointer - offset; }
        public int CompareTo(UIntPtr value) { return ToUInt64().CompareTo(value.ToUInt64()); }
        public int CompareTo(object value)
        {
            if (value == null)
                return 1;
            if (!(value is UIntPtr))
                throw new ArgumentException("Object must be of type UIntPtr.");
            return CompareTo((UIntPtr)value);
        }
        public override bool Equals(object obj) { return obj is UIntPtr && ((UIntPtr)obj).m_value == m_value; }
        public bool Equals(UIntPtr other) { return m_value == other.m_value; }
        public override int GetHashCode() { return ((ulong)m_value).GetHashCode(); }
        public override string ToString() { return ((ulong)m_value).ToString(); }
        public string ToString(string format) { return ((ulong)m_value).ToString(format); }
        public string ToString(string format, IFormatProvider provider) { return ((ulong)m_value).ToString(format); }
        public static bool operator ==(UIntPtr a, UIntPtr b) { return a.m_value == b.m_value; }
        public static bool operator !=(UIntPtr a, UIntPtr b) { return a.m_value != b.m_value; }
        public static UIntPtr operator +(UIntPtr pointer, int offset) { return (UIntPtr)((byte*)pointer.m_value + offset); }
        public static UIntPtr operator -(UIntPtr pointer, int offset) { return (UIntPtr)((byte*)pointer.m_value - offset); }
        public static explicit operator UIntPtr(uint value) { return new UIntPtr(value); }
        public static explicit operator UIntPtr(ulong value) { return new UIntPtr(value); }
        public static explicit operator UIntPtr(void* value) { return new UIntPtr(value); }
        public static explicit operator uint(UIntPtr value) { return value.ToUInt32(); }
        public static explicit operator ulong(UIntPtr value) { return value.ToUInt64(); }
        public static explicit operator void*(UIntPtr value) { return value.m_value; }
    }
}
