// Who is who among threads.
namespace System.Threading
{
    // An object of each thread's own, for code of the library that only asks whether two threads are the same. A handle would do as
    // well, but is a number: workers of the pool whose numbers somebody has cannot be told apart by what they do alone.
    static class ThreadMark
    {
        [ThreadStatic] static object s_mine;
        internal static object OfThisThread { get { return s_mine ?? (s_mine = new object()); } }
    }
}
