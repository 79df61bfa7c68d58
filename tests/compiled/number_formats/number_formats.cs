// Expressions and what they are on .NET 10. One line of output for each.
using System;
using System.Buffers;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Globalization;
using System.Linq;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

static class P
{
    static string Show(object value)
    {
        if (value == null)
            return "null";
        if (value is string s)
            return "\"" + s.Replace("\0", "\\0").Replace("\n", "\\n") + "\"";
        if (value is char c)
            return "'" + c + "'";
        if (value is IEnumerable items && !(value is IFormattable))
        {
            var text = new StringBuilder("[");
            foreach (object item in items)
                text.Append(text.Length == 1 ? "" : ", ").Append(Show(item));
            return text.Append("]").ToString();
        }
        if (value is IFormattable formattable)
            return formattable.ToString(null, CultureInfo.InvariantCulture);
        return value.ToString();
    }

    static void E(string text, Func<object> value)
    {
        string shown;
        try
        {
            shown = Show(value());
        }
        catch (Exception e)
        {
            shown = e.GetType().Name;
        }
        Console.WriteLine(text + " = " + shown);
    }

    static readonly CultureInfo I = CultureInfo.InvariantCulture;

    static void Part0()
    {
        E("(-0.001).ToString(\"0.00\", I)", () => (-0.001).ToString("0.00", I));
        E("(-0.001).ToString(\"F2\", I)", () => (-0.001).ToString("F2", I));
        E("(-0.001).ToString(\"N1\", I)", () => (-0.001).ToString("N1", I));
        E("(-0.001).ToString(\"P0\", I)", () => (-0.001).ToString("P0", I));
        E("(-0.001).ToString(\"C\", I)", () => (-0.001).ToString("C", I));
        E("(-0.001).ToString(\"#.##\", I)", () => (-0.001).ToString("#.##", I));
        E("(-0.001).ToString(\"0.00;neg 0.00;zero\", I)", () => (-0.001).ToString("0.00;neg 0.00;zero", I));
        E("(-0.0).ToString(\"0.00;neg 0.00;zero\", I)", () => (-0.0).ToString("0.00;neg 0.00;zero", I));
        E("(-1.5).ToString(\"0.00;neg 0.00;zero\", I)", () => (-1.5).ToString("0.00;neg 0.00;zero", I));
        E("2.675.ToString(\"F2\", I)", () => 2.675.ToString("F2", I));
        E("0.125.ToString(\"F2\", I)", () => 0.125.ToString("F2", I));
        E("2.5.ToString(\"F0\", I)", () => 2.5.ToString("F0", I));
        E("3.5.ToString(\"F0\", I)", () => 3.5.ToString("F0", I));
        E("1e22.ToString(\"F0\", I)", () => 1e22.ToString("F0", I));
        E("0.1.ToString(\"F20\", I)", () => 0.1.ToString("F20", I));
        E("0.1.ToString(\"E20\", I)", () => 0.1.ToString("E20", I));
        E("0.1.ToString(\"G20\", I)", () => 0.1.ToString("G20", I));
        E("0.1.ToString(\"G15\", I)", () => 0.1.ToString("G15", I));
        E("1234.5678.ToString(\"G3\", I)", () => 1234.5678.ToString("G3", I));
        E("1e15.ToString(\"G\", I)", () => 1e15.ToString("G", I));
        E("1e15.ToString(\"G15\", I)", () => 1e15.ToString("G15", I));
        E("123456789012345680.0.ToString(\"G\", I)", () => 123456789012345680.0.ToString("G", I));
        E("1e-5.ToString(\"g\", I)", () => 1e-5.ToString("g", I));
        E("double.NaN.ToString(\"F2\", I)", () => double.NaN.ToString("F2", I));
        E("double.NegativeInfinity.ToString(\"0.0\", I)", () => double.NegativeInfinity.ToString("0.0", I));
        E("1.5.ToString(\"D\", I)", () => 1.5.ToString("D", I));
        E("1.5.ToString(\"X\", I)", () => 1.5.ToString("X", I));
        E("1.5.ToString(\"Q\", I)", () => 1.5.ToString("Q", I));
        E("5.ToString(\"Q\", I)", () => 5.ToString("Q", I));
        E("5.ToString(\"R5\", I)", () => 5.ToString("R5", I));
        E("5.ToString(\"B33\", I)", () => 5.ToString("B33", I));
        E("(-5).ToString(\"B\", I)", () => (-5).ToString("B", I));
        E("((byte)5).ToString(\"B4\", I)", () => ((byte)5).ToString("B4", I));
        E("((sbyte)-5).ToString(\"B\", I)", () => ((sbyte)-5).ToString("B", I));
        E("ulong.MaxValue.ToString(\"B\", I)", () => ulong.MaxValue.ToString("B", I));
        E("0.ToString(\"B\", I)", () => 0.ToString("B", I));
        E("5.ToString(\"B100\", I).Length", () => 5.ToString("B100", I).Length);
        E("1.5f.ToString(\"R\", I)", () => 1.5f.ToString("R", I));
        E("0.1f.ToString(\"F20\", I)", () => 0.1f.ToString("F20", I));
        E("16777216f.ToString(\"N0\", I)", () => 16777216f.ToString("N0", I));
        E("double.Parse(\"-0\", I)", () => double.Parse("-0", I));
        E("float.Parse(\"-0.0\", I)", () => float.Parse("-0.0", I));
        E("double.Parse(\"1e400\", I)", () => double.Parse("1e400", I));
        E("double.Parse(\"-1e400\", I)", () => double.Parse("-1e400", I));
        E("float.Parse(\"1e40\", I)", () => float.Parse("1e40", I));
        E("double.Parse(\"1e-400\", I)", () => double.Parse("1e-400", I));
        E("double.Parse(\"Infinity\", I)", () => double.Parse("Infinity", I));
        E("double.Parse(\"nan\", I)", () => double.Parse("nan", I));
        E("double.Parse(\"∞\", I)", () => double.Parse("∞", I));
        E("double.Parse(\"0.1e1\", I)", () => double.Parse("0.1e1", I));
        E("int.Parse(\"11\", NumberStyles.AllowBinarySpecifier)", () => int.Parse("11", NumberStyles.AllowBinarySpecifier));
        E("int.Parse(\"-11\", NumberStyles.BinaryNumber)", () => int.Parse("-11", NumberStyles.BinaryNumber));
        E("byte.Parse(\"111111111\", NumberStyles.BinaryNumber)", () => byte.Parse("111111111", NumberStyles.BinaryNumber));
        E("sbyte.Parse(\"11111111\", NumberStyles.BinaryNumber)", () => sbyte.Parse("11111111", NumberStyles.BinaryNumber));
        E("int.Parse(\"12\", NumberStyles.BinaryNumber)", () => int.Parse("12", NumberStyles.BinaryNumber));
        E("$\"{255:b} {7:B8} {1.0/3} {1e16} {-0.0}\"", () => $"{255:b} {7:B8} {1.0/3} {1e16} {-0.0}");
        E("string.Format(I, \"{0:F1}|{1,10:E2}\", -0.04, 12345.678)", () => string.Format(I, "{0:F1}|{1,10:E2}", -0.04, 12345.678));
        E("(0.1 + 0.2).ToString(I)", () => (0.1 + 0.2).ToString(I));
        E("(0.1f + 0.2f).ToString(I)", () => (0.1f + 0.2f).ToString(I));
        E("new Random(1).NextDouble().ToString(\"R\", I)", () => new Random(1).NextDouble().ToString("R", I));
        E("(decimal)0.1", () => (decimal)0.1);
        E("(decimal)1e-30", () => (decimal)1e-30);
        E("(decimal)(1.0 / 3)", () => (decimal)(1.0 / 3));
        E("(decimal)(1f / 3)", () => (decimal)(1f / 3));
        E("(double)1.1m", () => (double)1.1m);
        E("Convert.ToDecimal(1e-29)", () => Convert.ToDecimal(1e-29));
    }

    static void Main()
    {
        Part0();
    }
}
