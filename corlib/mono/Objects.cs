// Objects, values, arrays, delegates.
using System;
using System.Runtime.CompilerServices;
using Machine = Fencepost.Runtime;

namespace Fencepost.StandIn
{
    internal static class System_Object
    {
        static Type GetType(object self) { return Machine.TypeOf(self); }
        static object MemberwiseClone(object self) { return Machine.MemberwiseClone(self); }
        static int InternalGetHashCode(object o) { return Machine.IdentityHash(o); }
        static void Finalize(object self) { }
    }

    internal static class System_ValueType
    {
        // Equality of fields may call back into the program, so only the reading of fields is native.
        static bool Equals(ValueType self, object obj)
        {
            if (obj == null || Machine.TypeOf(obj) != Machine.TypeOf(self))
                return false;
            object[] mine = Machine.FieldValues(self);
            object[] theirs = Machine.FieldValues(obj);
            for (int i = 0; i < mine.Length; i++)
            {
                if (!object.Equals(mine[i], theirs[i]))
                    return false;
            }
            return true;
        }
        static int GetHashCode(ValueType self)
        {
            object[] fields = Machine.FieldValues(self);
            int hash = fields.Length;
            for (int i = 0; i < fields.Length; i++)
            {
                if (fields[i] != null)
                    hash = hash * 31 + fields[i].GetHashCode();
            }
            return hash;
        }
    }

    internal static class System_Runtime_CompilerServices_RuntimeHelpers
    {
        static void InitializeArray(Array array, IntPtr fldHandle)
        {
            if (!Machine.InitializeArray(array, fldHandle))
                throw new ArgumentException("Field in TypedReferences cannot be static or init only.");
        }
        static int get_OffsetToStringData() { return 4; }
        static int GetHashCode(object o) { return o == null ? 0 : Machine.IdentityHash(o); }
        static object GetObjectValue(object obj) { return obj is ValueType ? Machine.MemberwiseClone(obj) : obj; }
        static bool SufficientExecutionStack() { return true; }
        static void EnsureSufficientExecutionStack() { }
        static bool TryEnsureSufficientExecutionStack() { return true; }
    }

    // An array as the machine lays it out: its length, then its elements.
    internal sealed class ArrayLayout
    {
        internal long Length;
    }

    internal static class System_Array
    {
        // By arithmetic, because an empty array has no first element whose address could be taken.
        static ref byte GetRawSzArrayData(Array self) { return ref Unsafe.Add(ref Unsafe.As<long, byte>(ref Unsafe.As<ArrayLayout>(self).Length), 8); }
        static int get_Length(Array self) { return Machine.ArrayLength(self); }
        static long get_LongLength(Array self) { return Machine.ArrayLength(self); }
        static int get_Rank(Array self) { return Machine.ArrayRank(self); }
        static int GetRank(Array self) { return Machine.ArrayRank(self); }
        static int GetLength(Array self, int dimension)
        {
            CheckDimension(self, dimension);
            return Machine.ArrayDimension(self, dimension);
        }
        static int GetLowerBound(Array self, int dimension)
        {
            CheckDimension(self, dimension);
            return Machine.ArrayLowerBound(self, dimension);
        }
        static void CheckDimension(Array self, int dimension)
        {
            if (dimension < 0 || dimension >= Machine.ArrayRank(self))
                throw new IndexOutOfRangeException();
        }
        static object GetValueImpl(Array self, int pos) { return Machine.ArrayGet(self, pos); }
        static void SetValueImpl(Array self, object value, int pos)
        {
            if (!Machine.ArraySet(self, pos, value))
                throw new InvalidCastException("Object cannot be stored in an array of this type.");
        }
        static object GetValue(Array self, int[] indices) { return Machine.ArrayGet(self, Flat(self, indices)); }
        static void SetValue(Array self, object value, int[] indices) { SetValueImpl(self, value, Flat(self, indices)); }
        static int Flat(Array self, int[] indices)
        {
            if (indices == null)
                throw new ArgumentNullException("indices");
            if (indices.Length != Machine.ArrayRank(self))
                throw new ArgumentException("Indices length does not match the array rank.");
            int flat = 0;
            for (int i = 0; i < indices.Length; i++)
            {
                int index = indices[i] - Machine.ArrayLowerBound(self, i);
                if (index < 0 || index >= Machine.ArrayDimension(self, i))
                    throw new IndexOutOfRangeException();
                flat = flat * Machine.ArrayDimension(self, i) + index;
            }
            return flat;
        }
        static Array CreateInstanceImpl(Type elementType, int[] lengths, int[] bounds)
        {
            foreach (int length in lengths)
            {
                if (length < 0)
                    throw new ArgumentOutOfRangeException("lengths");
            }
            return Machine.NewArray(elementType, lengths, bounds);
        }
        static object Clone(Array self) { return ArrayCopies.Clone(self); }
        static void ClearInternal(Array a, int index, int count)
        {
            if (!Machine.ClearElements(a, index, count))
                Machine.Unsupported("clearing an array of several dimensions");
        }
        static void GetGenericValueImpl<T>(Array self, int pos, out T value) { value = Unsafe.As<T[]>(self)[pos]; }
        static void SetGenericValueImpl<T>(Array self, int pos, ref T value) { Unsafe.As<T[]>(self)[pos] = value; }
    }

    internal static class System_Delegate
    {
        // A delegate here is its target and its function; the fields of the real runtime stay empty.
        static bool Equals(Delegate self, object obj)
        {
            var other = obj as Delegate;
            return (object)other != null && Machine.TypeOf(other) == Machine.TypeOf(self)
                && other.m_target == self.m_target && other.method_ptr == self.method_ptr;
        }
        static int GetHashCode(Delegate self) { return self.method_ptr.GetHashCode() ^ Machine.IdentityHash(Machine.TypeOf(self)); }
        static MulticastDelegate AllocDelegateLike_internal(Delegate d)
        {
            var made = (MulticastDelegate)Machine.MemberwiseClone(d);
            made.m_target = null;
            made.method_ptr = IntPtr.Zero;
            made.delegates = null;
            return made;
        }
        static object get_Target(Delegate self)
        {
            Delegate[] list = ((MulticastDelegate)self).delegates;
            return list == null ? self.m_target : list[list.Length - 1].m_target;
        }
        static object DynamicInvoke(Delegate self, object[] args)
        {
            Machine.Unsupported("Delegate.DynamicInvoke");
            return null;
        }
        static System.Reflection.MethodInfo get_Method(Delegate self)
        {
            Delegate[] list = ((MulticastDelegate)self).delegates;
            return new Method((list == null ? self : list[list.Length - 1]).method_ptr);
        }
    }

    internal static class System_MulticastDelegate
    {
        static int GetHashCode(MulticastDelegate self)
        {
            Delegate[] list = self.delegates;
            if (list == null)
                return self.method_ptr.GetHashCode() ^ Machine.IdentityHash(Machine.TypeOf(self));
            int hash = list.Length;
            for (int i = 0; i < list.Length; i++)
                hash = hash * 31 + list[i].GetHashCode();
            return hash;
        }
    }

    // A managed pointer inside a struct: its field holds it, and the machine follows it there.
    internal static unsafe class System_ByReference<T>
    {
        static void ctor(ref ByReference<T> self, ref T value) { self._value = (IntPtr)Unsafe.AsPointer(ref value); }
        static ref T get_Value(ref ByReference<T> self) { return ref Unsafe.AsRef<T>((void*)self._value); }
    }

    internal static class System_Threading_Interlocked
    {
        static int CompareExchange(ref int location1, int value, int comparand, ref bool succeeded)
        {
            int old = System.Threading.Interlocked.CompareExchange(ref location1, value, comparand);
            succeeded = old == comparand;
            return old;
        }
    }

    internal static unsafe class System_Math
    {
        static double Abs(double value) { return BitConverter.Int64BitsToDouble(BitConverter.DoubleToInt64Bits(value) & long.MaxValue); }
        static float Abs(float value) { return BitConverter.Int32BitsToSingle(BitConverter.SingleToInt32Bits(value) & int.MaxValue); }
        static double FMod(double x, double y) { return x % y; }
        static double ModF(double x, double* intptr)
        {
            *intptr = Math.Truncate(x);
            return x - *intptr;
        }
    }

    internal static unsafe class System_MathF
    {
        static float Acos(float x) { return (float)Math.Acos(x); }
        static float Asin(float x) { return (float)Math.Asin(x); }
        static float Atan(float x) { return (float)Math.Atan(x); }
        static float Atan2(float y, float x) { return (float)Math.Atan2(y, x); }
        static float Cbrt(float x) { return (float)Math.Cbrt(x); }
        static float Ceiling(float x) { return (float)Math.Ceiling(x); }
        static float Cos(float x) { return (float)Math.Cos(x); }
        static float Cosh(float x) { return (float)Math.Cosh(x); }
        static float Exp(float x) { return (float)Math.Exp(x); }
        static float Floor(float x) { return (float)Math.Floor(x); }
        static float Log(float x) { return (float)Math.Log(x); }
        static float Log10(float x) { return (float)Math.Log10(x); }
        static float Pow(float x, float y) { return (float)Math.Pow(x, y); }
        static float Sin(float x) { return (float)Math.Sin(x); }
        static float Sinh(float x) { return (float)Math.Sinh(x); }
        static float Sqrt(float x) { return (float)Math.Sqrt(x); }
        static float Tan(float x) { return (float)Math.Tan(x); }
        static float Tanh(float x) { return (float)Math.Tanh(x); }
        static float FMod(float x, float y) { return x % y; }
        static float ModF(float x, float* intptr)
        {
            *intptr = (float)Math.Truncate(x);
            return x - *intptr;
        }
    }
}
