// The exceptions that carry nothing but a message. Messages are those of the framework.
namespace System
{
    public class SystemException : Exception
    {
        public SystemException() : base("System error.") { HResult = unchecked((int)0x80131501); }
        public SystemException(string message) : base(message) { HResult = unchecked((int)0x80131501); }
        public SystemException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131501); }
    }

    public class ApplicationException : Exception
    {
        public ApplicationException() : base("Error in the application.") { HResult = unchecked((int)0x80131600); }
        public ApplicationException(string message) : base(message) { HResult = unchecked((int)0x80131600); }
        public ApplicationException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131600); }
    }

    public class ArithmeticException : SystemException
    {
        public ArithmeticException() : base("Overflow or underflow in the arithmetic operation.") { HResult = unchecked((int)0x80070216); }
        public ArithmeticException(string message) : base(message) { HResult = unchecked((int)0x80070216); }
        public ArithmeticException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80070216); }
    }

    public class DivideByZeroException : ArithmeticException
    {
        public DivideByZeroException() : base("Attempted to divide by zero.") { HResult = unchecked((int)0x80020012); }
        public DivideByZeroException(string message) : base(message) { HResult = unchecked((int)0x80020012); }
        public DivideByZeroException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80020012); }
    }

    public class OverflowException : ArithmeticException
    {
        public OverflowException() : base("Arithmetic operation resulted in an overflow.") { HResult = unchecked((int)0x80131516); }
        public OverflowException(string message) : base(message) { HResult = unchecked((int)0x80131516); }
        public OverflowException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131516); }
    }

    public class NotFiniteNumberException : ArithmeticException
    {
        public NotFiniteNumberException() : base("Number encountered was not a finite quantity.") { HResult = unchecked((int)0x80131528); }
        public NotFiniteNumberException(string message) : base(message) { HResult = unchecked((int)0x80131528); }
        public NotFiniteNumberException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131528); }
    }

    public class ArrayTypeMismatchException : SystemException
    {
        public ArrayTypeMismatchException() : base("Attempted to access an element as a type incompatible with the array.") { HResult = unchecked((int)0x80131503); }
        public ArrayTypeMismatchException(string message) : base(message) { HResult = unchecked((int)0x80131503); }
        public ArrayTypeMismatchException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131503); }
    }

    public class FormatException : SystemException
    {
        public FormatException() : base("One of the identified items was in an invalid format.") { HResult = unchecked((int)0x80131537); }
        public FormatException(string message) : base(message) { HResult = unchecked((int)0x80131537); }
        public FormatException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131537); }
    }

    public sealed class IndexOutOfRangeException : SystemException
    {
        public IndexOutOfRangeException() : base("Index was outside the bounds of the array.") { HResult = unchecked((int)0x80131508); }
        public IndexOutOfRangeException(string message) : base(message) { HResult = unchecked((int)0x80131508); }
        public IndexOutOfRangeException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131508); }
    }

    public class InvalidCastException : SystemException
    {
        public InvalidCastException() : base("Specified cast is not valid.") { HResult = unchecked((int)0x80004002); }
        public InvalidCastException(string message) : base(message) { HResult = unchecked((int)0x80004002); }
        public InvalidCastException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80004002); }
    }

    public class InvalidOperationException : SystemException
    {
        public InvalidOperationException() : base("Operation is not valid due to the current state of the object.") { HResult = unchecked((int)0x80131509); }
        public InvalidOperationException(string message) : base(message) { HResult = unchecked((int)0x80131509); }
        public InvalidOperationException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131509); }
    }

    public sealed class InvalidProgramException : SystemException
    {
        public InvalidProgramException() : base("Common Language Runtime detected an invalid program.") { HResult = unchecked((int)0x8013153A); }
        public InvalidProgramException(string message) : base(message) { HResult = unchecked((int)0x8013153A); }
        public InvalidProgramException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x8013153A); }
    }

    public class NotImplementedException : SystemException
    {
        public NotImplementedException() : base("The method or operation is not implemented.") { HResult = unchecked((int)0x80004001); }
        public NotImplementedException(string message) : base(message) { HResult = unchecked((int)0x80004001); }
        public NotImplementedException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80004001); }
    }

    public class NotSupportedException : SystemException
    {
        public NotSupportedException() : base("Specified method is not supported.") { HResult = unchecked((int)0x80131515); }
        public NotSupportedException(string message) : base(message) { HResult = unchecked((int)0x80131515); }
        public NotSupportedException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131515); }
    }

    public class PlatformNotSupportedException : NotSupportedException
    {
        public PlatformNotSupportedException() : base("Operation is not supported on this platform.") { HResult = unchecked((int)0x80131539); }
        public PlatformNotSupportedException(string message) : base(message) { HResult = unchecked((int)0x80131539); }
        public PlatformNotSupportedException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131539); }
    }

    public class NullReferenceException : SystemException
    {
        public NullReferenceException() : base("Object reference not set to an instance of an object.") { HResult = unchecked((int)0x80004003); }
        public NullReferenceException(string message) : base(message) { HResult = unchecked((int)0x80004003); }
        public NullReferenceException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80004003); }
    }

    public class OutOfMemoryException : SystemException
    {
        public OutOfMemoryException() : base("Insufficient memory to continue the execution of the program.") { HResult = unchecked((int)0x8007000E); }
        public OutOfMemoryException(string message) : base(message) { HResult = unchecked((int)0x8007000E); }
        public OutOfMemoryException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x8007000E); }
    }

    public sealed class InsufficientMemoryException : OutOfMemoryException
    {
        public InsufficientMemoryException() : base("Insufficient memory to continue the execution of the program.") { HResult = unchecked((int)0x8013153D); }
        public InsufficientMemoryException(string message) : base(message) { HResult = unchecked((int)0x8013153D); }
        public InsufficientMemoryException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x8013153D); }
    }

    public sealed class InsufficientExecutionStackException : SystemException
    {
        public InsufficientExecutionStackException() : base("Insufficient stack to continue executing the program safely. This can happen from having too many functions on the call stack or function on the stack using too much stack space.") { HResult = unchecked((int)0x80131578); }
        public InsufficientExecutionStackException(string message) : base(message) { HResult = unchecked((int)0x80131578); }
        public InsufficientExecutionStackException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131578); }
    }

    public class RankException : SystemException
    {
        public RankException() : base("Attempted to operate on an array with the incorrect number of dimensions.") { HResult = unchecked((int)0x80131517); }
        public RankException(string message) : base(message) { HResult = unchecked((int)0x80131517); }
        public RankException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131517); }
    }

    public sealed class StackOverflowException : SystemException
    {
        public StackOverflowException() : base("Operation caused a stack overflow.") { HResult = unchecked((int)0x800703E9); }
        public StackOverflowException(string message) : base(message) { HResult = unchecked((int)0x800703E9); }
        public StackOverflowException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x800703E9); }
    }

    public class TimeoutException : SystemException
    {
        public TimeoutException() : base("The operation has timed out.") { HResult = unchecked((int)0x80131505); }
        public TimeoutException(string message) : base(message) { HResult = unchecked((int)0x80131505); }
        public TimeoutException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131505); }
    }

    public class AccessViolationException : SystemException
    {
        public AccessViolationException() : base("Attempted to read or write protected memory. This is often an indication that other memory is corrupt.") { HResult = unchecked((int)0x80004003); }
        public AccessViolationException(string message) : base(message) { HResult = unchecked((int)0x80004003); }
        public AccessViolationException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80004003); }
    }

    public sealed class DataMisalignedException : SystemException
    {
        public DataMisalignedException() : base("A datatype misalignment was detected in a load or store instruction.") { HResult = unchecked((int)0x80131541); }
        public DataMisalignedException(string message) : base(message) { HResult = unchecked((int)0x80131541); }
        public DataMisalignedException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131541); }
    }

    public sealed class ExecutionEngineException : SystemException
    {
        public ExecutionEngineException() : base("Internal error in the runtime.") { HResult = unchecked((int)0x80131506); }
        public ExecutionEngineException(string message) : base(message) { HResult = unchecked((int)0x80131506); }
        public ExecutionEngineException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131506); }
    }

    public class UnauthorizedAccessException : SystemException
    {
        public UnauthorizedAccessException() : base("Attempted to perform an unauthorized operation.") { HResult = unchecked((int)0x80070005); }
        public UnauthorizedAccessException(string message) : base(message) { HResult = unchecked((int)0x80070005); }
        public UnauthorizedAccessException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80070005); }
    }

    public sealed class MulticastNotSupportedException : SystemException
    {
        public MulticastNotSupportedException() : base("Attempted to add multiple callbacks to a delegate that does not support multicast.") { HResult = unchecked((int)0x80131514); }
        public MulticastNotSupportedException(string message) : base(message) { HResult = unchecked((int)0x80131514); }
        public MulticastNotSupportedException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131514); }
    }

    public class MemberAccessException : SystemException
    {
        public MemberAccessException() : base("Cannot access member.") { HResult = unchecked((int)0x8013151A); }
        public MemberAccessException(string message) : base(message) { HResult = unchecked((int)0x8013151A); }
        public MemberAccessException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x8013151A); }
    }

    public class FieldAccessException : MemberAccessException
    {
        public FieldAccessException() : base("Attempted to access a field that is not accessible by the caller.") { HResult = unchecked((int)0x80131507); }
        public FieldAccessException(string message) : base(message) { HResult = unchecked((int)0x80131507); }
        public FieldAccessException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131507); }
    }

    public class MethodAccessException : MemberAccessException
    {
        public MethodAccessException() : base("Attempt to access the method failed.") { HResult = unchecked((int)0x80131510); }
        public MethodAccessException(string message) : base(message) { HResult = unchecked((int)0x80131510); }
        public MethodAccessException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131510); }
    }

    public class MissingMemberException : MemberAccessException
    {
        public MissingMemberException() : base("Attempted to access a missing member.") { HResult = unchecked((int)0x80131512); }
        public MissingMemberException(string message) : base(message) { HResult = unchecked((int)0x80131512); }
        public MissingMemberException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131512); }
    }

    public class MissingFieldException : MissingMemberException
    {
        public MissingFieldException() : base("Attempted to access a non-existing field.") { HResult = unchecked((int)0x80131511); }
        public MissingFieldException(string message) : base(message) { HResult = unchecked((int)0x80131511); }
        public MissingFieldException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131511); }
    }

    public class MissingMethodException : MissingMemberException
    {
        public MissingMethodException() : base("Attempted to access a missing method.") { HResult = unchecked((int)0x80131513); }
        public MissingMethodException(string message) : base(message) { HResult = unchecked((int)0x80131513); }
        public MissingMethodException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131513); }
    }

    public class TypeLoadException : SystemException
    {
        public TypeLoadException() : base("Failure has occurred while loading a type.") { HResult = unchecked((int)0x80131522); }
        public TypeLoadException(string message) : base(message) { HResult = unchecked((int)0x80131522); }
        public TypeLoadException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131522); }
    }

    public class TypeAccessException : TypeLoadException
    {
        public TypeAccessException() : base("Attempt to access the type failed.") { HResult = unchecked((int)0x80131543); }
        public TypeAccessException(string message) : base(message) { HResult = unchecked((int)0x80131543); }
        public TypeAccessException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131543); }
    }

    public class DllNotFoundException : TypeLoadException
    {
        public DllNotFoundException() : base("Dll was not found.") { HResult = unchecked((int)0x80131524); }
        public DllNotFoundException(string message) : base(message) { HResult = unchecked((int)0x80131524); }
        public DllNotFoundException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131524); }
    }

    public class EntryPointNotFoundException : TypeLoadException
    {
        public EntryPointNotFoundException() : base("Entry point was not found.") { HResult = unchecked((int)0x80131523); }
        public EntryPointNotFoundException(string message) : base(message) { HResult = unchecked((int)0x80131523); }
        public EntryPointNotFoundException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131523); }
    }

    public class BadImageFormatException : SystemException
    {
        public BadImageFormatException() : base("Format of the executable (.exe) or library (.dll) is invalid.") { HResult = unchecked((int)0x8007000B); }
        public BadImageFormatException(string message) : base(message) { HResult = unchecked((int)0x8007000B); }
        public BadImageFormatException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x8007000B); }
    }

    public class TypeUnloadedException : SystemException
    {
        public TypeUnloadedException() : base("Type had been unloaded.") { HResult = unchecked((int)0x80131013); }
        public TypeUnloadedException(string message) : base(message) { HResult = unchecked((int)0x80131013); }
        public TypeUnloadedException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131013); }
    }

    public class AppDomainUnloadedException : SystemException
    {
        public AppDomainUnloadedException() : base("Attempted to access an unloaded AppDomain.") { HResult = unchecked((int)0x80131014); }
        public AppDomainUnloadedException(string message) : base(message) { HResult = unchecked((int)0x80131014); }
        public AppDomainUnloadedException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131014); }
    }

    public class ContextMarshalException : SystemException
    {
        public ContextMarshalException() : base("Attempted to marshal an object across a context boundary.") { HResult = unchecked((int)0x80131504); }
        public ContextMarshalException(string message) : base(message) { HResult = unchecked((int)0x80131504); }
        public ContextMarshalException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131504); }
    }
}
