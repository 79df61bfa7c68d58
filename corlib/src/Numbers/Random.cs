// Random numbers. They are the same in every run: a program that wants a choice asks for one.
namespace System
{
    public class Random
    {
        // The subtractive generator that the framework documents, so that a given seed gives the framework's numbers.
        readonly int[] _seeds = new int[56];
        int _next;
        int _nextPlus = 21;

        static class Holder
        {
            internal static readonly Random Instance = new Random(0);
        }

        public static Random Shared { get { return Holder.Instance; } }

        public Random() : this(0) { }

        public Random(int Seed)
        {
            int subtraction = Seed == int.MinValue ? int.MaxValue : Math.Abs(Seed);
            int last = 161803398 - subtraction;
            _seeds[55] = last;
            int current = 1;
            for (int i = 1; i < 55; i++)
            {
                int at = (21 * i) % 55;
                _seeds[at] = current;
                current = last - current;
                if (current < 0)
                    current += int.MaxValue;
                last = _seeds[at];
            }
            for (int round = 1; round < 5; round++)
            {
                for (int i = 1; i < 56; i++)
                {
                    _seeds[i] = unchecked(_seeds[i] - _seeds[1 + (i + 30) % 55]);
                    if (_seeds[i] < 0)
                        _seeds[i] += int.MaxValue;
                }
            }
        }

        int InternalSample()
        {
            if (++_next >= 56)
                _next = 1;
            if (++_nextPlus >= 56)
                _nextPlus = 1;
            int value = _seeds[_next] - _seeds[_nextPlus];
            if (value == int.MaxValue)
                value--;
            if (value < 0)
                value += int.MaxValue;
            _seeds[_next] = value;
            return value;
        }

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

        public virtual long NextInt64() { return ((long)InternalSample() << 31) | (long)InternalSample(); }
        public virtual double NextDouble() { return Sample(); }
        public virtual void NextBytes(byte[] buffer)
        {
            for (int i = 0; i < buffer.Length; i++)
                buffer[i] = (byte)(InternalSample() % 256);
        }
    }
}
