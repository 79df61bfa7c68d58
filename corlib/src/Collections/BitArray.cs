// An array of bits. As in the frameworks, a bit is set by reading and writing the whole number that it lies in, so threads that set
// different bits without a lock may lose some.
namespace System.Collections
{
    public sealed class BitArray : ICollection, ICloneable
    {
        const int Width = 32;

        // The bits behind the last one are never set.
        int[] _words;
        int _length;

        public BitArray(int length) : this(length, false) { }
        public BitArray(int length, bool defaultValue)
        {
            if (length < 0)
                throw new ArgumentOutOfRangeException("length");
            _words = new int[Words(length)];
            _length = length;
            if (defaultValue)
                SetAll(true);
        }
        public BitArray(bool[] values) : this((values ?? throw new ArgumentNullException("values")).Length)
        {
            for (int i = 0; i < values.Length; i++)
            {
                if (values[i])
                    _words[i / Width] |= 1 << i;
            }
        }
        public BitArray(byte[] bytes) : this((bytes ?? throw new ArgumentNullException("bytes")).Length * 8)
        {
            for (int i = 0; i < bytes.Length; i++)
                _words[i / 4] |= bytes[i] << (i % 4 * 8);
        }
        public BitArray(int[] values)
        {
            _words = (int[])(values ?? throw new ArgumentNullException("values")).Clone();
            _length = values.Length * Width;
        }
        public BitArray(BitArray bits)
        {
            _words = (int[])(bits ?? throw new ArgumentNullException("bits"))._words.Clone();
            _length = bits._length;
        }

        static int Words(int length) { return (int)(((long)length + Width - 1) / Width); }

        public bool this[int index] { get { return Get(index); } set { Set(index, value); } }
        public int Count { get { return _length; } }
        public int Length
        {
            get { return _length; }
            set
            {
                if (value < 0)
                    throw new ArgumentOutOfRangeException("value", "Non-negative number required.");
                Array.Resize(ref _words, Words(value));
                _length = value;
                ClearRest();
            }
        }
        public bool IsReadOnly { get { return false; } }
        public bool IsSynchronized { get { return false; } }
        public object SyncRoot { get { return this; } }

        void ClearRest()
        {
            int rest = _length % Width;
            if (rest > 0)
                _words[_length / Width] &= (1 << rest) - 1;
        }
        void Check(int index)
        {
            if (index < 0 || index >= _length)
                throw new ArgumentOutOfRangeException("index");
        }
        public bool Get(int index)
        {
            Check(index);
            return (_words[index / Width] & 1 << index) != 0;
        }
        public void Set(int index, bool value)
        {
            Check(index);
            if (value)
                _words[index / Width] |= 1 << index;
            else
                _words[index / Width] &= ~(1 << index);
        }
        public void SetAll(bool value)
        {
            for (int i = 0; i < _words.Length; i++)
                _words[i] = value ? -1 : 0;
            ClearRest();
        }
        BitArray With(BitArray value, Func<int, int, int> operation)
        {
            if (value == null)
                throw new ArgumentNullException("value");
            if (value._length != _length)
                throw new ArgumentException("Array lengths must be the same.");
            for (int i = 0; i < _words.Length; i++)
                _words[i] = operation(_words[i], value._words[i]);
            ClearRest();
            return this;
        }
        public BitArray And(BitArray value) { return With(value, (x, y) => x & y); }
        public BitArray Or(BitArray value) { return With(value, (x, y) => x | y); }
        public BitArray Xor(BitArray value) { return With(value, (x, y) => x ^ y); }
        public BitArray Not() { return With(this, (x, y) => ~x); }
        bool Has(bool value)
        {
            for (int i = 0; i < _length; i++)
            {
                if (Get(i) == value)
                    return true;
            }
            return false;
        }
        public bool HasAllSet() { return !Has(false); }
        public bool HasAnySet() { return Has(true); }
        public BitArray LeftShift(int count) { return Shifted(count, -1); }
        public BitArray RightShift(int count) { return Shifted(count, 1); }
        BitArray Shifted(int count, int direction)
        {
            if (count < 0)
                throw new ArgumentOutOfRangeException("count");
            var moved = new BitArray(_length);
            for (int i = 0; i < _length; i++)
            {
                long from = i + (long)count * direction;
                if (from >= 0 && from < _length && Get((int)from))
                    moved.Set(i, true);
            }
            _words = moved._words;
            return this;
        }
        public object Clone() { return new BitArray(this); }
        public void CopyTo(Array array, int index)
        {
            if (array is int[])
            {
                Array.Copy(_words, 0, array, index, _words.Length);
                return;
            }
            var bytes = array as byte[];
            if (bytes != null)
            {
                for (int i = 0; i < (_length + 7) / 8; i++)
                    bytes[index + i] = (byte)(_words[i / 4] >> (i % 4 * 8));
                return;
            }
            Array.Copy(Bits(), 0, array, index, _length);
        }
        bool[] Bits()
        {
            var bits = new bool[_length];
            for (int i = 0; i < bits.Length; i++)
                bits[i] = Get(i);
            return bits;
        }
        public IEnumerator GetEnumerator()
        {
            for (int i = 0; i < _length; i++)
                yield return Get(i);
        }
    }
}
