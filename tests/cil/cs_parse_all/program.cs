using System; using System.Globalization;
static class P {
    static void T(string l, Func<object> f) { try { var r = f(); Console.WriteLine(l + " = " + (r is double ? ((double)r).ToString("R", CultureInfo.InvariantCulture) : r is float ? ((float)r).ToString("R", CultureInfo.InvariantCulture) : Convert.ToString(r, CultureInfo.InvariantCulture))); } catch (Exception e) { Console.WriteLine(l + " ! " + e.GetType().Name); } }
    static void Main() {
      CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
      string[] ss = { null, "", " ", "0", "-0", "+1", " 12 ", "1 2", "255", "256", "-1", "-128", "-129", "127", "128", "32767", "32768", "65535", "65536", "2147483647", "2147483648", "-2147483648", "-2147483649", "4294967295", "4294967296", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709551615", "18446744073709551616", "1,000", "1,0,0", "1.0", "1.5", "1e3", "0x10", "FF", "ff", "(5)", "5-", "$5", "true", "True", " TRUE ", "yes", "1.7976931348623157E+308", "1.8E+308", "-1.8E308", "4.9e-324", "1e-400", "NaN", "Infinity", "-Infinity", ".5", "5.", ".", "1e", "1e+", "--1", "1_0", "\t7\n", "0000000000000000000001", "79228162514264337593543950335", "79228162514264337593543950336", "0.1234567890123456789012345678901", "1.00", "a", "ab" };
      foreach (var s in ss) { string q = s ?? "<null>";
        T("sbyte " + q, () => sbyte.Parse(s));
    T("byte " + q, () => byte.Parse(s));
    T("short " + q, () => short.Parse(s));
    T("ushort " + q, () => ushort.Parse(s));
    T("int " + q, () => int.Parse(s));
    T("uint " + q, () => uint.Parse(s));
    T("long " + q, () => long.Parse(s));
    T("ulong " + q, () => ulong.Parse(s));
        T("double " + q, () => double.Parse(s));
    T("float " + q, () => float.Parse(s));
    T("decimal " + q, () => decimal.Parse(s));
    T("bool " + q, () => bool.Parse(s));
    T("char " + q, () => char.Parse(s));
        int i;
    T("tryint " + q, () => int.TryParse(s, out i) + " " + i); double d;
    T("trydouble " + q, () => double.TryParse(s, out d) + " " + d.ToString("R")); decimal m;
    T("trydec " + q, () => decimal.TryParse(s, out m) + " " + m); bool b;
    T("trybool " + q, () => bool.TryParse(s, out b) + " " + b); long l;
    T("trylong " + q, () => long.TryParse(s, out l) + " " + l); byte y;
    T("trybyte " + q, () => byte.TryParse(s, out y) + " " + y);
        T("hex " + q, () => int.Parse(s, NumberStyles.HexNumber));
    T("any " + q, () => int.Parse(s, NumberStyles.Any));
    T("none " + q, () => int.Parse(s, NumberStyles.None));
    T("thou " + q, () => int.Parse(s, NumberStyles.AllowThousands));
    T("cur " + q, () => decimal.Parse(s, NumberStyles.Currency));
    T("dany " + q, () => double.Parse(s, NumberStyles.Any, CultureInfo.InvariantCulture));
    T("lhex " + q, () => long.Parse(s, NumberStyles.AllowHexSpecifier));
    T("fl " + q, () => long.Parse(s, NumberStyles.Float));
        T("Conv.ToInt32 " + q, () => Convert.ToInt32(s));
    T("Conv.ToBool " + q, () => Convert.ToBoolean(s));
    T("Conv.ToDouble " + q, () => Convert.ToDouble(s));
    T("b16 " + q, () => Convert.ToInt32(s, 16));
    T("b2 " + q, () => Convert.ToInt32(s, 2));
    T("b8 " + q, () => Convert.ToInt64(s, 8));
    T("b10 " + q, () => Convert.ToByte(s, 10));
    T("b16b " + q, () => Convert.ToByte(s, 16));
    T("b3 " + q, () => Convert.ToInt16(s, 3));
    T("sb16 " + q, () => Convert.ToSByte(s, 16));
    T("u16 " + q, () => Convert.ToUInt16(s, 16));
      }
    }
}
