// The root types of the object model.
using System.Runtime.CompilerServices;
using Machine = Fencepost.Runtime;

namespace System
{
    public class Object
    {
        public Object() { }
        // The class library has no finalisers that matter, and the machine never runs this.
        ~Object() { }
        public virtual bool Equals(object obj) { return ReferenceEquals(this, obj); }
        public static bool Equals(object objA, object objB)
        {
            if (ReferenceEquals(objA, objB))
                return true;
            if (objA == null || objB == null)
                return false;
            return objA.Equals(objB);
        }
        public virtual int GetHashCode() { return Machine.IdentityHash(this); }
        public Type GetType() { return Machine.TypeOf(this); }
        protected object MemberwiseClone() { return Machine.MemberwiseClone(this); }
        public virtual string ToString() { return GetType().ToString(); }
        public static bool ReferenceEquals(object objA, object objB) { return objA == objB; }
    }

    public abstract class ValueType
    {
        // Equality of fields may call back into the program, so only the reading of fields is native.
        public override bool Equals(object obj)
        {
            if (obj == null || Machine.TypeOf(obj) != Machine.TypeOf(this))
                return false;
            object[] mine = Machine.FieldValues(this);
            object[] theirs = Machine.FieldValues(obj);
            for (int i = 0; i < mine.Length; i++)
            {
                if (!Object.Equals(mine[i], theirs[i]))
                    return false;
            }
            return true;
        }

        public override int GetHashCode()
        {
            object[] fields = Machine.FieldValues(this);
            int hash = fields.Length;
            for (int i = 0; i < fields.Length; i++)
            {
                if (fields[i] != null)
                    hash = hash * 31 + fields[i].GetHashCode();
            }
            return hash;
        }

        public override string ToString() { return GetType().ToString(); }
    }

    public struct Void { }

    public interface IDisposable { void Dispose(); }
    public interface ICloneable { object Clone(); }
    public interface IComparable { int CompareTo(object obj); }
    public interface IComparable<in T> { int CompareTo(T other); }
    public interface IEquatable<T> { bool Equals(T other); }
    public interface IFormatProvider { object GetFormat(Type formatType); }
    public interface ICustomFormatter { string Format(string format, object arg, IFormatProvider formatProvider); }
    public interface IFormattable { string ToString(string format, IFormatProvider formatProvider); }
    public interface ISpanFormattable : IFormattable
    {
        bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format, IFormatProvider provider);
    }
    public interface IServiceProvider { object GetService(Type serviceType); }
    public interface IAsyncDisposable { System.Threading.Tasks.ValueTask DisposeAsync(); }
    public interface IProgress<in T> { void Report(T value); }
    public interface IObserver<in T>
    {
        void OnNext(T value);
        void OnError(Exception error);
        void OnCompleted();
    }
    public interface IObservable<out T> { IDisposable Subscribe(IObserver<T> observer); }
    public interface IAsyncResult
    {
        bool IsCompleted { get; }
        System.Threading.WaitHandle AsyncWaitHandle { get; }
        object AsyncState { get; }
        bool CompletedSynchronously { get; }
    }

    public enum TypeCode
    {
        Empty, Object, DBNull, Boolean, Char, SByte, Byte, Int16, UInt16, Int32, UInt32, Int64, UInt64,
        Single, Double, Decimal, DateTime, String = 18
    }

    public interface IConvertible
    {
        TypeCode GetTypeCode();
        bool ToBoolean(IFormatProvider provider);
        char ToChar(IFormatProvider provider);
        sbyte ToSByte(IFormatProvider provider);
        byte ToByte(IFormatProvider provider);
        short ToInt16(IFormatProvider provider);
        ushort ToUInt16(IFormatProvider provider);
        int ToInt32(IFormatProvider provider);
        uint ToUInt32(IFormatProvider provider);
        long ToInt64(IFormatProvider provider);
        ulong ToUInt64(IFormatProvider provider);
        float ToSingle(IFormatProvider provider);
        double ToDouble(IFormatProvider provider);
        decimal ToDecimal(IFormatProvider provider);
        DateTime ToDateTime(IFormatProvider provider);
        string ToString(IFormatProvider provider);
        object ToType(Type conversionType, IFormatProvider provider);
    }

    public abstract class MarshalByRefObject
    {
        public virtual object InitializeLifetimeService() { return null; }
    }

    public sealed class DBNull : IConvertible
    {
        public static readonly DBNull Value = new DBNull();
        DBNull() { }
        public override string ToString() { return ""; }
        public string ToString(IFormatProvider provider) { return ""; }
        public TypeCode GetTypeCode() { return TypeCode.DBNull; }
        static InvalidCastException NoCast() { return new InvalidCastException("Object cannot be cast from DBNull to other types."); }
        bool IConvertible.ToBoolean(IFormatProvider provider) { throw NoCast(); }
        char IConvertible.ToChar(IFormatProvider provider) { throw NoCast(); }
        sbyte IConvertible.ToSByte(IFormatProvider provider) { throw NoCast(); }
        byte IConvertible.ToByte(IFormatProvider provider) { throw NoCast(); }
        short IConvertible.ToInt16(IFormatProvider provider) { throw NoCast(); }
        ushort IConvertible.ToUInt16(IFormatProvider provider) { throw NoCast(); }
        int IConvertible.ToInt32(IFormatProvider provider) { throw NoCast(); }
        uint IConvertible.ToUInt32(IFormatProvider provider) { throw NoCast(); }
        long IConvertible.ToInt64(IFormatProvider provider) { throw NoCast(); }
        ulong IConvertible.ToUInt64(IFormatProvider provider) { throw NoCast(); }
        float IConvertible.ToSingle(IFormatProvider provider) { throw NoCast(); }
        double IConvertible.ToDouble(IFormatProvider provider) { throw NoCast(); }
        decimal IConvertible.ToDecimal(IFormatProvider provider) { throw NoCast(); }
        DateTime IConvertible.ToDateTime(IFormatProvider provider) { throw NoCast(); }
        object IConvertible.ToType(Type conversionType, IFormatProvider provider) { return Convert.ChangeType(this, conversionType); }
    }

    public class EventArgs
    {
        public static readonly EventArgs Empty = new EventArgs();
        public EventArgs() { }
    }

    public class Progress<T> : IProgress<T>
    {
        readonly Action<T> _handler;
        readonly Threading.SynchronizationContext _context = Threading.SynchronizationContext.Current;
        public event EventHandler<T> ProgressChanged;
        public Progress() { }
        public Progress(Action<T> handler) { _handler = handler ?? throw new ArgumentNullException("handler"); }
        protected virtual void OnReport(T value)
        {
            if (_handler == null && ProgressChanged == null)
                return;
            // Without a context of the program reports are posted to the pool.
            (_context ?? new Threading.SynchronizationContext()).Post(state =>
            {
                _handler?.Invoke(value);
                ProgressChanged?.Invoke(this, value);
            }, null);
        }
        void IProgress<T>.Report(T value) { OnReport(value); }
    }
}
