// Random numbers. They are the same in every run: a program that wants a choice asks for one.
using Machine = Fencepost.Runtime;

namespace System
{
    public class Random
    {
        // The numbers of a seed are those of the framework's subtractive generator. They are worked out from the seed and
        // how many were drawn before, so that a generator is two words.
        readonly int _seed;
        long _drawn;

        static class Holder
        {
            internal static readonly Random Instance = new Random(0);
        }

        public static Random Shared { get { return Holder.Instance; } }

        public Random() : this(0) { }

        public Random(int Seed) { _seed = Seed; }

        int InternalSample() { return Machine.RandomSample(_seed, _drawn++); }

        protected virtual double Sample() { return InternalSample() * (1.0 / int.MaxValue); }
        public virtual int Next() { return InternalSample(); }
        public virtual int Next(int maxValue)
        {
            if (maxValue < 0)
                throw new ArgumentOutOfRangeException("maxValue", "'maxValue' must be greater than zero.");
            return (int)(Sample() * maxValue);
        }
        public virtual int Next(int minValue, int maxValue)
        {
            if (minValue > maxValue)
                throw new ArgumentOutOfRangeException("minValue", "'minValue' cannot be greater than maxValue.");
            long range = (long)maxValue - minValue;
            if (range <= int.MaxValue)
                return (int)(Sample() * range) + minValue;
            return (int)((long)(LargeSample() * range) + minValue);
        }

        double LargeSample()
        {
            int value = InternalSample();
            if (InternalSample() % 2 == 0)
                value = -value;
            return (value + (double)(int.MaxValue - 1)) / (2 * (uint)int.MaxValue - 1);
        }

        // Of a seeded generator these are put together from smaller numbers.
        public virtual long NextInt64() { return NextInt64(0, long.MaxValue); }
        public virtual long NextInt64(long maxValue)
        {
            if (maxValue < 0)
                throw new ArgumentOutOfRangeException("maxValue", "'maxValue' must be a non-negative value.");
            return NextInt64(0, maxValue);
        }
        public virtual long NextInt64(long minValue, long maxValue)
        {
            if (minValue > maxValue)
                throw new ArgumentOutOfRangeException("minValue", "'minValue' cannot be greater than maxValue.");
            ulong range = unchecked((ulong)(maxValue - minValue));
            if (range <= 1)
                return minValue;
            int bits = Numerics.BitOperations.Log2(range - 1) + 1;
            for (;;)
            {
                ulong result = NextUInt64() >> (64 - bits);
                if (result < range)
                    return unchecked((long)result + minValue);
            }
        }
        ulong NextUInt64() { return (uint)Next(1 << 22) | (ulong)(uint)Next(1 << 22) << 22 | (ulong)(uint)Next(1 << 20) << 44; }
        public virtual double NextDouble() { return Sample(); }
        public virtual float NextSingle()
        {
            for (;;)
            {
                var value = (float)Sample();
                if (value < 1)
                    return value;
            }
        }
        public virtual void NextBytes(byte[] buffer) { NextBytes((buffer ?? throw new ArgumentNullException("buffer")).AsSpan()); }
        public virtual void NextBytes(Span<byte> buffer)
        {
            for (int i = 0; i < buffer.Length; i++)
                buffer[i] = (byte)InternalSample();
        }
        public void Shuffle<T>(T[] values) { Shuffle((values ?? throw new ArgumentNullException("values")).AsSpan()); }
        public void Shuffle<T>(Span<T> values)
        {
            for (int i = 0; i < values.Length - 1; i++)
            {
                int j = Next(i, values.Length);
                if (j != i)
                {
                    T saved = values[i];
                    values[i] = values[j];
                    values[j] = saved;
                }
            }
        }
        public T[] GetItems<T>(T[] choices, int length) { return GetItems((ReadOnlySpan<T>)(choices ?? throw new ArgumentNullException("choices")), length); }
        public T[] GetItems<T>(ReadOnlySpan<T> choices, int length)
        {
            if (length < 0)
                throw new ArgumentOutOfRangeException("length");
            var items = new T[length];
            GetItems(choices, items.AsSpan());
            return items;
        }
        public void GetItems<T>(ReadOnlySpan<T> choices, Span<T> destination)
        {
            if (choices.Length == 0)
                throw new ArgumentException("Span may not be empty.", "choices");
            for (int i = 0; i < destination.Length; i++)
                destination[i] = choices[Next(choices.Length)];
        }
        public string GetString(ReadOnlySpan<char> choices, int length) { return new string(GetItems(choices, length)); }
        public string GetHexString(int stringLength, bool lowercase = false) { return GetString((lowercase ? "0123456789abcdef" : "0123456789ABCDEF").AsSpan(), stringLength); }
    }
}
