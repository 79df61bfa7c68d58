// Composite formatting ("{0,-5:X}") and what compilers call for interpolated strings.
using System.Runtime.CompilerServices;
using Machine = Fencepost.Runtime;

namespace System.Text
{
    static class CompositeFormatter
    {
        internal static string Format(IFormatProvider provider, string format, object[] args)
        {
            string result = "";
            int literalStart = 0;
            int i = 0;
            while (i < format.Length)
            {
                char c = format[i];
                if (c != '{' && c != '}')
                {
                    i++;
                    continue;
                }
                bool doubled = i + 1 < format.Length && format[i + 1] == c;
                if (!doubled && c == '}')
                    throw Bad();
                // A doubled brace keeps its first half as part of the literal.
                result = Machine.Concat(result, Machine.Substring(format, literalStart, (doubled ? i + 1 : i) - literalStart));
                i = doubled ? i + 2 : Item(provider, format, i + 1, args, ref result);
                literalStart = i;
            }
            return Machine.Concat(result, Machine.Substring(format, literalStart, format.Length - literalStart));
        }

        static FormatException Bad() { return new FormatException("Input string was not in a correct format."); }

        static int Item(IFormatProvider provider, string format, int i, object[] args, ref string result)
        {
            int index = Digits(format, ref i);
            if (index >= args.Length)
                throw new FormatException("Index (zero based) must be greater than or equal to zero and less than the size of the argument list.");
            Spaces(format, ref i);
            int alignment = 0;
            if (At(format, i) == ',')
            {
                i++;
                Spaces(format, ref i);
                bool left = At(format, i) == '-';
                if (left)
                    i++;
                alignment = Digits(format, ref i);
                if (left)
                    alignment = -alignment;
                Spaces(format, ref i);
            }
            string itemFormat = null;
            if (At(format, i) == ':')
            {
                i++;
                itemFormat = "";
                // Doubled braces stand for themselves here, too.
                while (i < format.Length && (format[i] != '}' || At(format, i + 1) == '}'))
                {
                    bool brace = format[i] == '{' || format[i] == '}';
                    if (brace && At(format, i + 1) != format[i])
                        throw Bad();
                    itemFormat += format[i].ToString();
                    i += brace ? 2 : 1;
                }
            }
            if (At(format, i) != '}')
                throw Bad();
            result = Machine.Concat(result, Align(FormatValue(provider, args[index], itemFormat), alignment));
            return i + 1;
        }

        static char At(string format, int i) { return i < format.Length ? format[i] : '\0'; }

        static void Spaces(string format, ref int i)
        {
            while (At(format, i) == ' ')
                i++;
        }

        static int Digits(string format, ref int i)
        {
            int value = 0;
            int start = i;
            while (char.IsAsciiDigit(At(format, i)) && value < 1000000)
                value = value * 10 + (format[i++] - '0');
            if (i == start)
                throw Bad();
            return value;
        }

        internal static string FormatValue(IFormatProvider provider, object value, string format)
        {
            var custom = provider == null ? null : provider.GetFormat(typeof(ICustomFormatter)) as ICustomFormatter;
            if (custom != null)
            {
                string text = custom.Format(format, value, provider);
                if (text != null)
                    return text;
            }
            var formattable = value as IFormattable;
            if (formattable != null)
                return formattable.ToString(format, provider) ?? "";
            return value == null ? "" : value.ToString() ?? "";
        }

        internal static string Align(string text, int alignment)
        {
            return alignment >= 0 ? text.PadLeft(alignment) : text.PadRight(-alignment);
        }
    }
}

namespace System.Runtime.CompilerServices
{
    public ref struct DefaultInterpolatedStringHandler
    {
        string _text;
        readonly IFormatProvider _provider;

        public DefaultInterpolatedStringHandler(int literalLength, int formattedCount)
        {
            _text = "";
            _provider = null;
        }
        public DefaultInterpolatedStringHandler(int literalLength, int formattedCount, IFormatProvider provider)
        {
            _text = "";
            _provider = provider;
        }
        public DefaultInterpolatedStringHandler(int literalLength, int formattedCount, IFormatProvider provider, Span<char> initialBuffer)
        {
            _text = "";
            _provider = provider;
        }

        public void AppendLiteral(string value) { _text = Machine.Concat(_text, value); }
        public void AppendFormatted<T>(T value) { Add(value, 0, null); }
        public void AppendFormatted<T>(T value, string format) { Add(value, 0, format); }
        public void AppendFormatted<T>(T value, int alignment) { Add(value, alignment, null); }
        public void AppendFormatted<T>(T value, int alignment, string format) { Add(value, alignment, format); }
        public void AppendFormatted(string value) { _text = Machine.Concat(_text, value); }
        public void AppendFormatted(string value, int alignment = 0, string format = null) { Add(value, alignment, format); }
        public void AppendFormatted(object value, int alignment = 0, string format = null) { Add(value, alignment, format); }
        public void AppendFormatted(ReadOnlySpan<char> value) { _text = Machine.Concat(_text, value.ToString()); }
        public void AppendFormatted(ReadOnlySpan<char> value, int alignment = 0, string format = null) { Add(value.ToString(), alignment, format); }

        void Add(object value, int alignment, string format)
        {
            _text = Machine.Concat(_text, System.Text.CompositeFormatter.Align(System.Text.CompositeFormatter.FormatValue(_provider, value, format), alignment));
        }

        public ReadOnlySpan<char> Text { get { return _text.AsSpan(); } }
        public override string ToString() { return _text; }
        public string ToStringAndClear()
        {
            string text = _text;
            _text = "";
            return text;
        }
        public void Clear() { _text = ""; }
    }

    public static class FormattableStringFactory
    {
        public static FormattableString Create(string format, params object[] arguments) { return new ConcreteFormattableString(format, arguments); }
    }

    sealed class ConcreteFormattableString : FormattableString
    {
        readonly string _format;
        readonly object[] _arguments;
        internal ConcreteFormattableString(string format, object[] arguments)
        {
            _format = format;
            _arguments = arguments;
        }
        public override string Format { get { return _format; } }
        public override object[] GetArguments() { return _arguments; }
        public override int ArgumentCount { get { return _arguments.Length; } }
        public override object GetArgument(int index) { return _arguments[index]; }
        public override string ToString(IFormatProvider provider) { return string.Format(provider, _format, _arguments); }
    }
}

namespace System
{
    public abstract class FormattableString : IFormattable
    {
        public abstract string Format { get; }
        public abstract object[] GetArguments();
        public abstract int ArgumentCount { get; }
        public abstract object GetArgument(int index);
        public abstract string ToString(IFormatProvider provider);
        string IFormattable.ToString(string ignored, IFormatProvider provider) { return ToString(provider); }
        public override string ToString() { return ToString(null); }
        public static string Invariant(FormattableString formattable) { return formattable.ToString(null); }
    }
}
