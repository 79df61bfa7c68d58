using System;
using System.Runtime.InteropServices;
using System.Threading;

[assembly: Basics.Marked("assembly", 1)]

namespace Basics
{
    public enum Small : byte { None, One = 1, Big = 200 }

    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    public class MarkedAttribute : Attribute
    {
        public MarkedAttribute(string text, int number) { }
        public MarkedAttribute(Small small, Type type, object boxed, string[] texts) { }
        public long Wide { get; set; }
        public Small Named;
        public double Real;
    }

    public interface IShape<out T> where T : class { T Get(); int Area { get; } }

    [StructLayout(LayoutKind.Explicit, Size = 16)]
    public struct Overlay
    {
        [FieldOffset(0)] public int Low;
        [FieldOffset(2)] public short High;
        [FieldOffset(8)] public double Real;
    }

    [Marked(Small.Big, typeof(Outer.Inner), 7, new[] { "a", null }, Wide = -5, Named = Small.One, Real = 0.5)]
    public class Outer : IShape<string>
    {
        public const int Answer = 42;
        public const string Greeting = "hello\u00e9";
        public static readonly int[] Table = { 1, 2, 3, 5, 8, 13 };
        [ThreadStatic] static int perThread;
        volatile int flag;

        public class Inner { public class Deepest<T> { public T Value; } }

        public event Action Changed;
        public int Area { get { return flag; } }
        string IShape<string>.Get() { return Greeting; }

        [DllImport("libc", EntryPoint = "getpid")]
        static extern int GetProcessId();

        public static int Choose(int value, ref long total, params object[] rest)
        {
            int result = 0;
            switch (value)
            {
                case 0: result = 10; break;
                case 1: result = 20; break;
                case 2: result = 30; break;
                case 3: result = 40; break;
            }
            total += result;
            return result;
        }

        public int Guarded(string text)
        {
            try
            {
                flag = int.Parse(text);
                perThread++;
            }
            catch (FormatException) when (text.Length > 2)
            {
                return -1;
            }
            catch (OverflowException error)
            {
                Console.WriteLine(error.Message);
            }
            finally
            {
                Interlocked.Increment(ref flag);
            }
            return Area;
        }

        public static unsafe int Pin(byte[] bytes)
        {
            fixed (byte* first = bytes) { return *first + *(first + 1); }
        }

        public static TResult Map<TSource, TResult>(TSource source, Func<TSource, TResult> f)
            where TSource : struct where TResult : IComparable<TResult>, new()
        {
            return f(source);
        }

        public static int Main()
        {
            long total = 0;
            int chosen = Choose(2, ref total);
            int[,] grid = new int[2, 3];
            grid[1, 2] = chosen;
            Func<int, int> twice = x => x * 2;
            return Map(grid[1, 2], twice) == 60 ? 0 : 1;
        }
    }
}
