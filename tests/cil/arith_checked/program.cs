using System;
class P {
  static void Try(string name, Func<object> f) { try { Console.WriteLine(name + " " + f()); } catch (OverflowException) { Console.WriteLine(name + " overflow"); } catch (DivideByZeroException) { Console.WriteLine(name + " div0"); } }
  static void Main() {
    int i = int.MaxValue, z = 0, m = int.MinValue; long l = long.MaxValue; uint u = uint.MaxValue; ulong ul = ulong.MaxValue; double d = 3e10, n = double.NaN;
    Try("add", () => checked(i + 1)); Try("add2", () => checked(i + z)); Try("sub", () => checked(m - 1)); Try("mul", () => checked(i * 2)); Try("neg", () => checked(-m));
    Try("uadd", () => checked(u + 1)); Try("umul", () => checked(u * u)); Try("usub", () => checked((uint)z - 1u));
    Try("ladd", () => checked(l + 1)); Try("lmul", () => checked(l * 2)); Try("uladd", () => checked(ul + 1)); Try("ulmul", () => checked(ul * 2));
    Try("div0", () => i / z); Try("rem0", () => i % z); Try("ldiv0", () => l / z);
    Try("byte", () => checked((byte)i)); Try("sbyte", () => checked((sbyte)(i - int.MaxValue + 200))); Try("ushort", () => checked((ushort)m)); Try("uint", () => checked((uint)m)); Try("int", () => checked((int)l)); Try("intu", () => checked((int)u));
    Try("long", () => checked((long)ul)); Try("ulong", () => checked((ulong)m)); Try("dint", () => checked((int)d)); Try("dlong", () => checked((long)d)); Try("nan", () => checked((int)n)); Try("dbyte", () => checked((byte)(d / 1e9)));
    Try("char", () => (int)checked((char)m));
  }
  static int checked_dummy;
}
