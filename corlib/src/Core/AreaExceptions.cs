// Exceptions of other namespaces that carry nothing but a message.
using System;

namespace System.Collections.Generic
{
    public class KeyNotFoundException : SystemException
    {
        public KeyNotFoundException() : base("The given key was not present in the dictionary.") { HResult = unchecked((int)0x80131577); }
        public KeyNotFoundException(string message) : base(message) { HResult = unchecked((int)0x80131577); }
        public KeyNotFoundException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131577); }
    }
}

namespace System.Threading
{
    public class SynchronizationLockException : SystemException
    {
        public SynchronizationLockException() : base("Object synchronization method was called from an unsynchronized block of code.") { HResult = unchecked((int)0x80131518); }
        public SynchronizationLockException(string message) : base(message) { HResult = unchecked((int)0x80131518); }
        public SynchronizationLockException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131518); }
    }

    public class ThreadStateException : SystemException
    {
        public ThreadStateException() : base("Thread was in an invalid state for the operation being executed.") { HResult = unchecked((int)0x80131520); }
        public ThreadStateException(string message) : base(message) { HResult = unchecked((int)0x80131520); }
        public ThreadStateException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131520); }
    }

    public class ThreadInterruptedException : SystemException
    {
        public ThreadInterruptedException() : base("Thread was interrupted from a waiting state.") { HResult = unchecked((int)0x80131519); }
        public ThreadInterruptedException(string message) : base(message) { HResult = unchecked((int)0x80131519); }
        public ThreadInterruptedException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131519); }
    }

    public sealed class ThreadAbortException : SystemException
    {
        public ThreadAbortException() : base("Thread was being aborted.") { HResult = unchecked((int)0x80131530); }
        public ThreadAbortException(string message) : base(message) { HResult = unchecked((int)0x80131530); }
        public ThreadAbortException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131530); }
    }

    public class SemaphoreFullException : SystemException
    {
        public SemaphoreFullException() : base("Adding the specified count to the semaphore would cause it to exceed its maximum count.") { }
        public SemaphoreFullException(string message) : base(message) { }
        public SemaphoreFullException(string message, Exception innerException) : base(message, innerException) { }
    }

    public class LockRecursionException : Exception
    {
        public LockRecursionException() : base() { }
        public LockRecursionException(string message) : base(message) { }
        public LockRecursionException(string message, Exception innerException) : base(message, innerException) { }
    }

    public class WaitHandleCannotBeOpenedException : ApplicationException
    {
        public WaitHandleCannotBeOpenedException() : base("No handle of the given name exists.") { HResult = unchecked((int)0x8013152C); }
        public WaitHandleCannotBeOpenedException(string message) : base(message) { HResult = unchecked((int)0x8013152C); }
        public WaitHandleCannotBeOpenedException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x8013152C); }
    }
}

namespace System.Threading.Tasks
{
    public class TaskSchedulerException : Exception
    {
        public TaskSchedulerException() : base("An exception was thrown by a TaskScheduler.") { }
        public TaskSchedulerException(string message) : base(message) { }
        public TaskSchedulerException(Exception innerException) : base("An exception was thrown by a TaskScheduler.", innerException) { }
        public TaskSchedulerException(string message, Exception innerException) : base(message, innerException) { }
    }
}

namespace System.Reflection
{
    public sealed class AmbiguousMatchException : SystemException
    {
        public AmbiguousMatchException() : base("Ambiguous match found.") { HResult = unchecked((int)0x8000211D); }
        public AmbiguousMatchException(string message) : base(message) { HResult = unchecked((int)0x8000211D); }
        public AmbiguousMatchException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x8000211D); }
    }

    public class TargetException : ApplicationException
    {
        public TargetException() : base() { HResult = unchecked((int)0x80131603); }
        public TargetException(string message) : base(message) { HResult = unchecked((int)0x80131603); }
        public TargetException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131603); }
    }

    public sealed class TargetParameterCountException : ApplicationException
    {
        public TargetParameterCountException() : base("Number of parameters specified does not match the expected number.") { HResult = unchecked((int)0x8002000E); }
        public TargetParameterCountException(string message) : base(message) { HResult = unchecked((int)0x8002000E); }
        public TargetParameterCountException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x8002000E); }
    }
}

namespace System.Runtime.Serialization
{
    public class SerializationException : SystemException
    {
        public SerializationException() : base("Serialization error.") { HResult = unchecked((int)0x8013150C); }
        public SerializationException(string message) : base(message) { HResult = unchecked((int)0x8013150C); }
        public SerializationException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x8013150C); }
    }
}

namespace System.Runtime.InteropServices
{
    public class ExternalException : SystemException
    {
        public ExternalException() : base("External component has thrown an exception.") { HResult = unchecked((int)0x80004005); }
        public ExternalException(string message) : base(message) { HResult = unchecked((int)0x80004005); }
        public ExternalException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80004005); }
    }
}

namespace System.IO
{
    public class IOException : SystemException
    {
        public IOException() : base("I/O error occurred.") { HResult = unchecked((int)0x80131620); }
        public IOException(string message) : base(message) { HResult = unchecked((int)0x80131620); }
        public IOException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80131620); }
    }

    public class EndOfStreamException : IOException
    {
        public EndOfStreamException() : base("Attempted to read past the end of the stream.") { HResult = unchecked((int)0x80070026); }
        public EndOfStreamException(string message) : base(message) { HResult = unchecked((int)0x80070026); }
        public EndOfStreamException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80070026); }
    }

    public class FileNotFoundException : IOException
    {
        public FileNotFoundException() : base("Unable to find the specified file.") { HResult = unchecked((int)0x80070002); }
        public FileNotFoundException(string message) : base(message) { HResult = unchecked((int)0x80070002); }
        public FileNotFoundException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80070002); }
    }

    public class DirectoryNotFoundException : IOException
    {
        public DirectoryNotFoundException() : base("Attempted to access a path that is not on the disk.") { HResult = unchecked((int)0x80070003); }
        public DirectoryNotFoundException(string message) : base(message) { HResult = unchecked((int)0x80070003); }
        public DirectoryNotFoundException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x80070003); }
    }
}

namespace System.Security
{
    public class SecurityException : SystemException
    {
        public SecurityException() : base("Security error.") { HResult = unchecked((int)0x8013150A); }
        public SecurityException(string message) : base(message) { HResult = unchecked((int)0x8013150A); }
        public SecurityException(string message, Exception innerException) : base(message, innerException) { HResult = unchecked((int)0x8013150A); }
    }
}
