using System;

// Native integers and the conversions that fit.
class P
{
    static void Show(object value) { Console.WriteLine(value.GetType().Name + " " + value); }

    static void Main()
    {
        foreach (long number in new[] { 0, 1, -1, int.MaxValue, int.MinValue, 123456 })
        {
            var native = new IntPtr(number);
            Show(native.ToInt32());
            Show((int)native);
            Show((long)native);
            Show(native.ToInt64());
            Show(unchecked((byte)(long)native));
            Show(native == (IntPtr)number);
            Show(IntPtr.Add(native, 4).ToInt64());
            Show(IntPtr.Subtract(native, 4).ToInt64());
            Show((native + 3).ToInt64());
            Show(native.Equals((object)new IntPtr(number)));
            Show(native.ToString());
        }
        Show(((IntPtr)long.MaxValue).ToInt64());
        foreach (uint number in new[] { 0u, 1u, uint.MaxValue })
        {
            var native = new UIntPtr(number);
            Show(native.ToUInt32());
            Show((uint)native);
            Show((ulong)native);
            Show(UIntPtr.Add(native, 1).ToUInt64());
            Show(native == new UIntPtr((ulong)number));
        }
        Show(new UIntPtr(ulong.MaxValue).ToUInt64());
        Show(IntPtr.Size);
        Show(IntPtr.Zero == new IntPtr(0));
        object boxed = (IntPtr)7;
        Show((IntPtr)boxed);
    }
}
