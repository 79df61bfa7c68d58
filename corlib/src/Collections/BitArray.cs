// An array of bits.
namespace System.Collections
{
    public sealed class BitArray : ICollection, ICloneable
    {
        bool[] _bits;
        public BitArray(int length) : this(length, false) { }
        public BitArray(int length, bool defaultValue)
        {
            if (length < 0)
                throw new ArgumentOutOfRangeException("length");
            _bits = new bool[length];
            SetAll(defaultValue);
        }
        public BitArray(bool[] values) { _bits = (bool[])(values ?? throw new ArgumentNullException("values")).Clone(); }
        public BitArray(byte[] bytes)
        {
            _bits = new bool[(bytes ?? throw new ArgumentNullException("bytes")).Length * 8];
            for (int i = 0; i < _bits.Length; i++)
                _bits[i] = (bytes[i / 8] >> (i % 8) & 1) != 0;
        }
        public BitArray(int[] values)
        {
            _bits = new bool[(values ?? throw new ArgumentNullException("values")).Length * 32];
            for (int i = 0; i < _bits.Length; i++)
                _bits[i] = (values[i / 32] >> (i % 32) & 1) != 0;
        }
        public BitArray(BitArray bits) { _bits = (bool[])(bits ?? throw new ArgumentNullException("bits"))._bits.Clone(); }
        public bool this[int index] { get { return Get(index); } set { Set(index, value); } }
        public int Count { get { return _bits.Length; } }
        public int Length { get { return _bits.Length; } set { Array.Resize(ref _bits, value); } }
        public bool IsReadOnly { get { return false; } }
        public bool IsSynchronized { get { return false; } }
        public object SyncRoot { get { return this; } }
        void Check(int index)
        {
            if (index < 0 || index >= _bits.Length)
                throw new ArgumentOutOfRangeException("index");
        }
        public bool Get(int index)
        {
            Check(index);
            return _bits[index];
        }
        public void Set(int index, bool value)
        {
            Check(index);
            _bits[index] = value;
        }
        public void SetAll(bool value)
        {
            for (int i = 0; i < _bits.Length; i++)
                _bits[i] = value;
        }
        BitArray With(BitArray value, Func<bool, bool, bool> operation)
        {
            if (value.Length != Length)
                throw new ArgumentException("Array lengths must be the same.");
            for (int i = 0; i < _bits.Length; i++)
                _bits[i] = operation(_bits[i], value._bits[i]);
            return this;
        }
        public BitArray And(BitArray value) { return With(value, (x, y) => x & y); }
        public BitArray Or(BitArray value) { return With(value, (x, y) => x | y); }
        public BitArray Xor(BitArray value) { return With(value, (x, y) => x ^ y); }
        public BitArray Not() { return With(this, (x, y) => !x); }
        public bool HasAllSet() { return Array.IndexOf(_bits, false) < 0; }
        public bool HasAnySet() { return Array.IndexOf(_bits, true) >= 0; }
        public BitArray LeftShift(int count) { return Shifted(count, -1); }
        public BitArray RightShift(int count) { return Shifted(count, 1); }
        BitArray Shifted(int count, int direction)
        {
            if (count < 0)
                throw new ArgumentOutOfRangeException("count");
            var moved = new bool[_bits.Length];
            for (int i = 0; i < moved.Length; i++)
            {
                long from = i + (long)count * direction;
                moved[i] = from >= 0 && from < moved.Length && _bits[from];
            }
            _bits = moved;
            return this;
        }
        public object Clone() { return new BitArray(this); }
        public void CopyTo(Array array, int index) { Array.Copy(_bits, 0, array, index, _bits.Length); }
        public IEnumerator GetEnumerator() { return _bits.GetEnumerator(); }
    }
}
