// Checked and unchecked arithmetic and casts for every integer type.
using System;
static class P {
  static void Try(string name, Func<object> f) { try { Console.WriteLine(name + " " + f()); } catch (OverflowException) { Console.WriteLine(name + " overflow"); } }
  static void Main() {
    sbyte[] sb = { 0, 1, -1, sbyte.MaxValue, sbyte.MinValue };
    byte[] by = { 0, 1, 128, 255 };
    short[] sh = { 0, -1, short.MaxValue, short.MinValue };
    ushort[] us = { 0, 1, 32768, 65535 };
    int[] ints = { 0, 1, -1, 127, 128, 255, 256, 32767, 32768, 65535, 65536, int.MaxValue, int.MinValue };
    uint[] uints = { 0, 1, 0x80000000, uint.MaxValue };
    long[] longs = { 0, -1, 255, 65536, int.MaxValue, (long)int.MaxValue + 1, uint.MaxValue, (long)uint.MaxValue + 1, long.MaxValue, long.MinValue };
    ulong[] ulongs = { 0, 1, 0x8000000000000000, ulong.MaxValue };
    foreach (int v in ints) { int x = v;
      Try("sbyte", () => checked((sbyte)x)); Try("byte", () => checked((byte)x)); Try("short", () => checked((short)x)); Try("ushort", () => checked((ushort)x));
      Try("uint", () => checked((uint)x)); Try("ulong", () => checked((ulong)x)); Try("char", () => (int)checked((char)x));
      Console.WriteLine((sbyte)x + " " + (byte)x + " " + (short)x + " " + (ushort)x + " " + (uint)x + " " + (ulong)x + " " + (int)(char)x);
      Try("neg", () => checked(-x)); Try("inc", () => { int y = x; checked { y++; } return y; }); Try("mul", () => checked(x * x)); Try("add", () => checked(x + x)); Try("sub", () => checked(-2 - x)); }
    foreach (long v in longs) { long x = v;
      Try("int", () => checked((int)x)); Try("uint", () => checked((uint)x)); Try("ulong", () => checked((ulong)x)); Try("byte", () => checked((byte)x)); Try("neg", () => checked(-x)); Try("mul", () => checked(x * 3)); Try("add", () => checked(x + x)); Try("sub", () => checked(x - 1));
      Console.WriteLine((int)x + " " + (uint)x + " " + (ulong)x + " " + (short)x); }
    foreach (uint v in uints) { uint x = v; Try("int", () => checked((int)x)); Try("add", () => checked(x + 1)); Try("sub", () => checked(x - 1)); Try("mul", () => checked(x * 2)); Try("short", () => checked((short)x)); Console.WriteLine((int)x + " " + (long)x + " " + -x); }
    foreach (ulong v in ulongs) { ulong x = v; Try("long", () => checked((long)x)); Try("int", () => checked((int)x)); Try("add", () => checked(x + 1)); Try("sub", () => checked(x - 1)); Try("mul", () => checked(x * x)); Console.WriteLine((int)x + " " + (long)x); }
    foreach (sbyte a in sb) { sbyte x = a; Try("s", () => checked((sbyte)(x + x))); Try("s", () => checked((byte)x)); Try("s", () => { sbyte y = x; checked { y--; } return y; }); }
    foreach (byte a in by) { byte x = a; Try("b", () => checked((byte)(x + x))); Try("b", () => checked((sbyte)x)); Try("b", () => { byte y = x; checked { y++; } return y; }); }
    foreach (short a in sh) { short x = a; Try("h", () => checked((short)(x * x))); Try("h", () => checked((ushort)x)); Try("h", () => { short y = x; checked { y--; } return y; }); }
    foreach (ushort a in us) { ushort x = a; Try("u", () => checked((ushort)(x + 1))); Try("u", () => checked((short)x)); }
    double[] ds = { 0, 0.5, -0.5, 127.9, 128, -128.9, -129, 255.99, 256, 2147483647.5, 2147483648, -2147483648.9, -2147483649, 9.2233720368547748e18, 9.2233720368547758e18, 1.8446744073709552e19, -1, double.NaN, double.PositiveInfinity };
    foreach (double v in ds) { double x = v; Try("d", () => checked((sbyte)x)); Try("d", () => checked((byte)x)); Try("d", () => checked((int)x)); Try("d", () => checked((uint)x)); Try("d", () => checked((long)x)); Try("d", () => checked((ulong)x)); }
  }
}
