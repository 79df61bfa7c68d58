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

        public virtual long NextInt64() { return ((long)InternalSample() << 31) | (long)InternalSample(); }
        public virtual double NextDouble() { return Sample(); }
        public virtual void NextBytes(byte[] buffer)
        {
            for (int i = 0; i < buffer.Length; i++)
                buffer[i] = (byte)(InternalSample() % 256);
        }
    }
}
