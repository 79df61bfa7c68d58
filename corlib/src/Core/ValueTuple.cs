// Tuples as values. Those of one to seven items are made from a template.
using System.Collections;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

namespace System
{
    public partial struct ValueTuple : IEquatable<ValueTuple>, IComparable<ValueTuple>, ITuple
    {
        int ITuple.Length { get { return 0; } }
        object ITuple.this[int index] { get { throw new IndexOutOfRangeException(); } }
        public override bool Equals(object obj) { return obj is ValueTuple; }
        public bool Equals(ValueTuple other) { return true; }
        public int CompareTo(ValueTuple other) { return 0; }
        public override int GetHashCode() { return 0; }
        public override string ToString() { return "()"; }
        public static ValueTuple Create() { return default(ValueTuple); }
    }

    public struct ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> : IEquatable<ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest>>, IComparable, IComparable<ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest>>, IStructuralEquatable, IStructuralComparable, ITuple where TRest : struct
    {
        public T1 Item1;
        public T2 Item2;
        public T3 Item3;
        public T4 Item4;
        public T5 Item5;
        public T6 Item6;
        public T7 Item7;
        public TRest Rest;
        public ValueTuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7, TRest rest)
        {
            Item1 = item1;
            Item2 = item2;
            Item3 = item3;
            Item4 = item4;
            Item5 = item5;
            Item6 = item6;
            Item7 = item7;
            Rest = rest;
        }
        bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer) { return other is ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> && TupleHelp.Same(this, (ITuple)other, comparer); }
        int IStructuralEquatable.GetHashCode(IEqualityComparer comparer) { return TupleHelp.Hash(this, comparer); }
        int IStructuralComparable.CompareTo(object other, IComparer comparer)
        {
            if (other != null && !(other is ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest>))
                throw new ArgumentException("Argument must be of type " + GetType() + ".", "other");
            return TupleHelp.Order(this, (ITuple)other, comparer);
        }
        int ITuple.Length { get { return 7 + ((ITuple)(object)Rest).Length; } }
        object ITuple.this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return Item1;
                    case 1: return Item2;
                    case 2: return Item3;
                    case 3: return Item4;
                    case 4: return Item5;
                    case 5: return Item6;
                    case 6: return Item7;
                    default: return ((ITuple)(object)Rest)[index - 7];
                }
            }
        }
        public bool Equals(ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> other)
        {
            return EqualityComparer<T1>.Default.Equals(Item1, other.Item1) && EqualityComparer<T2>.Default.Equals(Item2, other.Item2) && EqualityComparer<T3>.Default.Equals(Item3, other.Item3) && EqualityComparer<T4>.Default.Equals(Item4, other.Item4) && EqualityComparer<T5>.Default.Equals(Item5, other.Item5) && EqualityComparer<T6>.Default.Equals(Item6, other.Item6) && EqualityComparer<T7>.Default.Equals(Item7, other.Item7) && EqualityComparer<TRest>.Default.Equals(Rest, other.Rest);
        }
        public override bool Equals(object obj) { return obj is ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> && Equals((ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest>)obj); }
        public int CompareTo(ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> other) { return TupleHelp.Order(this, other); }
        int IComparable.CompareTo(object obj) { return obj == null ? 1 : CompareTo((ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest>)obj); }
        public override int GetHashCode() { return TupleHelp.Hash(this); }
        public override string ToString() { return TupleHelp.Text(this); }
    }
}
