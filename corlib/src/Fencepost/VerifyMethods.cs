// What the methods of the user's Verify class mean here. The machine sends a call of Verify::X to the method X of this class.
using System;

namespace Fencepost
{
    internal static class VerifyMethods
    {
        static int Choose(int count)
        {
            if (count <= 0)
                throw new ArgumentOutOfRangeException("count");
            return Runtime.Choose(count);
        }

        static void Assume(bool condition) { Runtime.Assume(condition); }

        static void Assert(bool condition)
        {
            if (!condition)
                Runtime.AssertFailed(null);
        }

        static void Assert(bool condition, string message)
        {
            if (!condition)
                Runtime.AssertFailed(message);
        }

        static void Atomic(Action action)
        {
            Runtime.AtomicBegin();
            try
            {
                action();
            }
            finally
            {
                Runtime.AtomicEnd();
            }
        }

        static void CommitPoint() { Runtime.CommitPoint(); }

        static void Daemon() { Runtime.Daemon(); }
    }
}
