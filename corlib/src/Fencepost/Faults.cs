// The machine calls these to raise the exceptions that instructions and natives can cause.
// Each creates the exception in ordinary bytecode, so that its constructor is the usual one.
using System;
using System.Runtime.CompilerServices;
using System.Threading;

namespace Fencepost
{
    // On a field that gets its one value in the step that lets others look for it: reading it afterwards is no step.
    [AttributeUsage(AttributeTargets.Field)]
    internal sealed class SetOnceAttribute : Attribute { }

    internal static partial class Faults
    {
        static void NullReference() { throw new NullReferenceException(); }
        static void IndexOutOfRange() { throw new IndexOutOfRangeException(); }
        static void DivideByZero() { throw new DivideByZeroException(); }
        static void Overflow() { throw new OverflowException(); }
        static void Arithmetic() { throw new ArithmeticException(); }
        static void InvalidCast() { throw new InvalidCastException(); }
        // Any operation may come here, so this calls no virtual ToString, which could be anybody's.
        static void InvalidCastTo(Type from, Type to)
        {
            throw from == null || to == null ? new InvalidCastException() : new InvalidCastException("Unable to cast object of type '" + TypeText.Of(from) + "' to type '" + TypeText.Of(to) + "'.");
        }
        static void ArrayTypeMismatch() { throw new ArrayTypeMismatchException(); }
        static void OutOfMemory() { throw new OutOfMemoryException(); }
        static void StackOverflow() { throw new StackOverflowException(); }
        static void Synchronization() { throw new SynchronizationLockException(); }
        static void NegativeArraySize() { throw new OverflowException(); }
        static void ThreadState() { throw new ThreadStateException(); }
        static void ThreadInterrupted() { throw new ThreadInterruptedException(); }
        static void ArgumentNullObject() { throw new ArgumentNullException("obj"); }
        static void ArgumentOutOfRange() { throw new ArgumentOutOfRangeException(); }
        static void LockAlreadyTaken() { throw new ArgumentException("Argument must be initialized to false", "lockTaken"); }
        static void TimeoutOutOfRange() { throw new ArgumentOutOfRangeException("millisecondsTimeout"); }
        static void MissingMethod() { throw new MissingMethodException(); }
        static void EntryPointNotFound() { throw new EntryPointNotFoundException(); }
        static void TypeLoad() { throw new TypeLoadException(); }
        static void InvalidProgram() { throw new InvalidProgramException(); }
        static void NotSupported() { throw new NotSupportedException(); }
        static void SwitchExpression() { throw new SwitchExpressionException(); }
    }
}
