// Copies of raw bytes between arrays of primitives.
using Machine = Fencepost.Runtime;

namespace System
{
    public static class Buffer
    {
        public static int ByteLength(Array array) { return array.Length * ElementSize(array); }

        public static void BlockCopy(Array src, int srcOffset, Array dst, int dstOffset, int count)
        {
            if (src == null)
                throw new ArgumentNullException("src");
            if (dst == null)
                throw new ArgumentNullException("dst");
            int size = ElementSize(src);
            if (size != ElementSize(dst) || srcOffset % size != 0 || dstOffset % size != 0 || count % size != 0)
            {
                Machine.Unsupported("Buffer.BlockCopy that is not of whole elements");
                return;
            }
            Array.Copy(src, srcOffset / size, dst, dstOffset / size, count / size);
        }

        static int ElementSize(Array array)
        {
            switch (Type.GetTypeCode(array.GetType().GetElementType()))
            {
                case TypeCode.Boolean: case TypeCode.Byte: case TypeCode.SByte: return 1;
                case TypeCode.Char: case TypeCode.Int16: case TypeCode.UInt16: return 2;
                case TypeCode.Int32: case TypeCode.UInt32: case TypeCode.Single: return 4;
                case TypeCode.Int64: case TypeCode.UInt64: case TypeCode.Double: return 8;
                default: throw new ArgumentException("Object must be an array of primitives.");
            }
        }
    }
}
