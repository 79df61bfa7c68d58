using System; using System.Globalization;
enum E1 : byte { A = 1, B = 2, C = 200 }
static class P {
    static void T(string l, Func<object> f) { try { var r = f(); Console.WriteLine(l + " = " + (r == null ? "null" : r.GetType().Name + " " + Convert.ToString(r, CultureInfo.InvariantCulture))); } catch (Exception e) { Console.WriteLine(l + " ! " + e.GetType().Name); } }
    static void Main() {
      object[] vs = { null, true, false, 'A', '\uffff', (sbyte)-5, (byte)5, (short)-300, (ushort)40000, -70000, 70000u, -5000000000L, 5000000000UL, 1.5f, -2.5f, float.NaN, 2.5, 3.5, -0.5, 1e20, double.NaN, double.PositiveInfinity, 12.5m, 79228162514264337593543950335m, "12", "abc", "", E1.B, DayOfWeek.Friday, new DateTime(2020,1,2), DBNull.Value, new object(), 127.5, 127.49999, 255.5, 0.5f, int.MinValue, long.MinValue, ulong.MaxValue };
      int n = 0;
      foreach (var v in vs) { string l = "#" + n++ + " ";
        T(l + "bool", () => Convert.ToBoolean(v)); T(l + "char", () => Convert.ToChar(v)); T(l + "sbyte", () => Convert.ToSByte(v)); T(l + "byte", () => Convert.ToByte(v)); T(l + "i16", () => Convert.ToInt16(v)); T(l + "u16", () => Convert.ToUInt16(v)); T(l + "i32", () => Convert.ToInt32(v)); T(l + "u32", () => Convert.ToUInt32(v)); T(l + "i64", () => Convert.ToInt64(v)); T(l + "u64", () => Convert.ToUInt64(v)); T(l + "f32", () => Convert.ToSingle(v)); T(l + "f64", () => Convert.ToDouble(v)); T(l + "dec", () => Convert.ToDecimal(v)); if (!(v is DateTime)) T(l + "str", () => Convert.ToString(v)); T(l + "tc", () => Convert.GetTypeCode(v)); T(l + "isdb", () => Convert.IsDBNull(v));
        if (!(v is DateTime)) foreach (var t in new[] { typeof(int), typeof(string), typeof(double), typeof(byte), typeof(bool), typeof(E1), typeof(object), typeof(decimal), typeof(char), typeof(long) }) T(l + "ct " + t.Name, () => Convert.ChangeType(v, t));
      }
      double[] ds = { 0.5, 1.5, 2.5, -0.5, -1.5, 0.49999999999999994, 2147483647.5, 2147483647.4, -2147483648.5, -2147483648.6, 9.2233720368547758e18, 1.8446744073709552e19, -9.2233720368547758e18 };
      foreach (var d in ds) { T("i32 " + d.ToString("R"), () => Convert.ToInt32(d));
    T("i64 " + d.ToString("R"), () => Convert.ToInt64(d));
    T("u64 " + d.ToString("R"), () => Convert.ToUInt64(d));
    T("u32 " + d.ToString("R"), () => Convert.ToUInt32(d));
    T("dec " + d.ToString("R"), () => Convert.ToDecimal(d));
    T("(decimal) " + d.ToString("R"), () => (decimal)d); }
      T("b2", () => Convert.ToString(10, 2));
    T("b2n", () => Convert.ToString(-10, 2));
    T("b8", () => Convert.ToString(-10L, 8));
    T("b16", () => Convert.ToString((byte)250, 16));
    T("b16s", () => Convert.ToString((short)-1, 16));
    T("b10", () => Convert.ToString(-5, 10));
    T("b7", () => Convert.ToString(5, 7));
    T("64", () => Convert.ToBase64String(new byte[] {1,2,3,4,5,255}));
    T("f64", () => BitConverter.ToString(Convert.FromBase64String("AQIDBAX/")));
    T("f64b", () => Convert.FromBase64String("A"));
      T("bc", () => BitConverter.ToString(BitConverter.GetBytes(1.5)));
    T("bc2", () => BitConverter.ToString(BitConverter.GetBytes(-2L)));
    T("bc3", () => BitConverter.ToInt32(new byte[]{1,2,3,4,5}, 1));
    T("bc4", () => BitConverter.ToInt32(new byte[]{1,2,3}, 0));
    T("bc5", () => BitConverter.ToDouble(BitConverter.GetBytes(Math.PI), 0));
    T("bc6", () => BitConverter.DoubleToInt64Bits(-0.0));
    T("bc7", () => BitConverter.Int64BitsToDouble(0x7ff8000000000000));
    T("bc8", () => BitConverter.IsLittleEndian);
    T("bc9", () => BitConverter.ToString(BitConverter.GetBytes('x')));
    T("bc10", () => BitConverter.ToString(BitConverter.GetBytes(true)));
    }
}
