// Methods of String that make new strings out of old ones.
using System.Collections.Generic;
using System.Globalization;
using System.Text;
using Machine = Fencepost.Runtime;

namespace System
{
    public sealed partial class String
    {
        public static string Concat(string str0, string str1) { return Machine.Concat(str0, str1); }
        public static string Concat(string str0, string str1, string str2) { return Machine.Concat3(str0, str1, str2); }
        public static string Concat(string str0, string str1, string str2, string str3) { return Machine.Concat4(str0, str1, str2, str3); }
        public static string Concat(object arg0) { return Text(arg0); }
        public static string Concat(object arg0, object arg1) { return Machine.Concat(Text(arg0), Text(arg1)); }
        public static string Concat(object arg0, object arg1, object arg2) { return Machine.Concat3(Text(arg0), Text(arg1), Text(arg2)); }
        public static string Concat(object arg0, object arg1, object arg2, object arg3)
        {
            return Machine.Concat4(Text(arg0), Text(arg1), Text(arg2), Text(arg3));
        }
        public static string Concat(params object[] args)
        {
            if (args == null)
                throw new ArgumentNullException("args");
            string result = "";
            for (int i = 0; i < args.Length; i++)
                result = Machine.Concat(result, Text(args[i]));
            return result;
        }
        public static string Concat(params string[] values)
        {
            if (values == null)
                throw new ArgumentNullException("values");
            string result = "";
            for (int i = 0; i < values.Length; i++)
                result = Machine.Concat(result, values[i]);
            return result;
        }
        public static string Concat(IEnumerable<string> values) { return Join("", values); }
        public static string Concat<T>(IEnumerable<T> values) { return Join("", values); }
        public static string Concat(ReadOnlySpan<char> str0, ReadOnlySpan<char> str1) { return Machine.Concat(str0.ToString(), str1.ToString()); }
        public static string Concat(ReadOnlySpan<char> str0, ReadOnlySpan<char> str1, ReadOnlySpan<char> str2)
        {
            return Machine.Concat3(str0.ToString(), str1.ToString(), str2.ToString());
        }
        public static string Concat(ReadOnlySpan<char> str0, ReadOnlySpan<char> str1, ReadOnlySpan<char> str2, ReadOnlySpan<char> str3)
        {
            return Machine.Concat4(str0.ToString(), str1.ToString(), str2.ToString(), str3.ToString());
        }
        public static string Concat(ReadOnlySpan<string> values) { return Concat(values.ToArray()); }
        public static string Concat(ReadOnlySpan<object> args) { return Concat(args.ToArray()); }

        static string Text(object value) { return value == null ? "" : value.ToString(); }

        public static string Join(string separator, params string[] value)
        {
            return Join(separator, value ?? throw new ArgumentNullException("value"), 0, value.Length);
        }
        public static string Join(string separator, string[] value, int startIndex, int count)
        {
            string result = "";
            for (int i = 0; i < count; i++)
                result = i == 0 ? Machine.Concat(value[startIndex], null) : Machine.Concat3(result, separator, value[startIndex + i]);
            return result;
        }
        public static string Join(string separator, params object[] values)
        {
            if (values == null)
                throw new ArgumentNullException("values");
            string result = "";
            for (int i = 0; i < values.Length; i++)
                result = i == 0 ? Text(values[0]) : Machine.Concat3(result, separator, Text(values[i]));
            return result;
        }
        public static string Join<T>(string separator, IEnumerable<T> values)
        {
            if (values == null)
                throw new ArgumentNullException("values");
            string result = null;
            foreach (T value in values)
                result = result == null ? Text(value) : Machine.Concat3(result, separator, Text(value));
            return result ?? "";
        }
        public static string Join(string separator, IEnumerable<string> values) { return Join<string>(separator, values); }
        public static string Join(string separator, ReadOnlySpan<string> value) { return Join(separator, value.ToArray()); }
        public static string Join(string separator, ReadOnlySpan<object> values) { return Join(separator, values.ToArray()); }
        public static string Join(char separator, params string[] value) { return Join(separator.ToString(), value); }
        public static string Join(char separator, params object[] values) { return Join(separator.ToString(), values); }
        public static string Join<T>(char separator, IEnumerable<T> values) { return Join(separator.ToString(), values); }
        public static string Join(char separator, ReadOnlySpan<string> value) { return Join(separator.ToString(), value.ToArray()); }

        public static string Format(string format, object arg0) { return Format(null, format, new object[] { arg0 }); }
        public static string Format(string format, object arg0, object arg1) { return Format(null, format, new object[] { arg0, arg1 }); }
        public static string Format(string format, object arg0, object arg1, object arg2) { return Format(null, format, new object[] { arg0, arg1, arg2 }); }
        public static string Format(string format, params object[] args) { return Format(null, format, args); }
        public static string Format(IFormatProvider provider, string format, object arg0) { return Format(provider, format, new object[] { arg0 }); }
        public static string Format(IFormatProvider provider, string format, object arg0, object arg1) { return Format(provider, format, new object[] { arg0, arg1 }); }
        public static string Format(IFormatProvider provider, string format, object arg0, object arg1, object arg2) { return Format(provider, format, new object[] { arg0, arg1, arg2 }); }
        public static string Format(IFormatProvider provider, string format, params object[] args)
        {
            if (format == null)
                throw new ArgumentNullException("format");
            if (args == null)
                throw new ArgumentNullException("args");
            return CompositeFormatter.Format(provider, format, args);
        }
        public static string Format(string format, ReadOnlySpan<object> args) { return Format(null, format, args.ToArray()); }
        public static string Format(IFormatProvider provider, string format, ReadOnlySpan<object> args) { return Format(provider, format, args.ToArray()); }
        public static string Create<TState>(int length, TState state, System.Buffers.SpanAction<char, TState> action)
        {
            if (action == null)
                throw new ArgumentNullException("action");
            if (length < 0)
                throw new ArgumentOutOfRangeException("length");
            var chars = new char[length];
            action(chars.AsSpan(), state);
            return new string(chars);
        }
        public static string Create(IFormatProvider provider, ref System.Runtime.CompilerServices.DefaultInterpolatedStringHandler handler)
        {
            return handler.ToStringAndClear();
        }

        public string Substring(int startIndex)
        {
            CheckRange(startIndex, 0);
            return Machine.Substring(this, startIndex, Length - startIndex);
        }
        public string Substring(int startIndex, int length)
        {
            CheckRange(startIndex, length);
            return Machine.Substring(this, startIndex, length);
        }
        public string Insert(int startIndex, string value)
        {
            if (value == null)
                throw new ArgumentNullException("value");
            if (startIndex < 0 || startIndex > Length)
                throw new ArgumentOutOfRangeException("startIndex");
            return Machine.Splice(this, startIndex, 0, value);
        }
        public string Remove(int startIndex)
        {
            if (startIndex < 0)
                throw new ArgumentOutOfRangeException("startIndex", "StartIndex cannot be less than zero.");
            if (startIndex >= Length)
                throw new ArgumentOutOfRangeException("startIndex", "startIndex must be less than length of string.");
            return Machine.Substring(this, 0, startIndex);
        }
        public string Remove(int startIndex, int count)
        {
            if (startIndex < 0)
                throw new ArgumentOutOfRangeException("startIndex", "StartIndex cannot be less than zero.");
            if (count < 0)
                throw new ArgumentOutOfRangeException("count", "Count cannot be less than zero.");
            if (count > Length - startIndex)
                throw new ArgumentOutOfRangeException("count", "Index and count must refer to a location within the string.");
            return Machine.Splice(this, startIndex, count, "");
        }
        public string Replace(string oldValue, string newValue)
        {
            if (oldValue == null)
                throw new ArgumentNullException("oldValue");
            if (oldValue.Length == 0)
                throw new ArgumentException("String cannot be of zero length.", "oldValue");
            return Machine.ReplaceAll(this, oldValue, newValue ?? "");
        }
        public string Replace(char oldChar, char newChar) { return Machine.ReplaceAll(this, oldChar.ToString(), newChar.ToString()); }
        public string Replace(string oldValue, string newValue, StringComparison comparisonType)
        {
            if (comparisonType == StringComparison.Ordinal)
                return Replace(oldValue, newValue);
            if (oldValue == null)
                throw new ArgumentNullException("oldValue");
            if (oldValue.Length == 0)
                throw new ArgumentException("String cannot be of zero length.", "oldValue");
            string result = "";
            int from = 0;
            for (int at = IndexOf(oldValue, comparisonType); at >= 0; at = IndexOf(oldValue, from, comparisonType))
            {
                result += Machine.Substring(this, from, at - from) + newValue;
                from = at + oldValue.Length;
            }
            return result + Machine.Substring(this, from, Length - from);
        }
        public string ToUpper() { return Machine.ToUpper(this); }
        public string ToLower() { return Machine.ToLower(this); }
        public string ToUpper(CultureInfo culture) { return Machine.ToUpper(this); }
        public string ToLower(CultureInfo culture) { return Machine.ToLower(this); }
        public string ToUpperInvariant() { return Machine.ToUpper(this); }
        public string ToLowerInvariant() { return Machine.ToLower(this); }
        public string PadLeft(int totalWidth) { return PadLeft(totalWidth, ' '); }
        public string PadLeft(int totalWidth, char paddingChar)
        {
            if (totalWidth < 0)
                throw new ArgumentOutOfRangeException("totalWidth", "Non-negative number required.");
            return totalWidth <= Length ? this : Machine.Concat(Machine.RepeatChar(paddingChar, totalWidth - Length), this);
        }
        public string PadRight(int totalWidth) { return PadRight(totalWidth, ' '); }
        public string PadRight(int totalWidth, char paddingChar)
        {
            if (totalWidth < 0)
                throw new ArgumentOutOfRangeException("totalWidth", "Non-negative number required.");
            return totalWidth <= Length ? this : Machine.Concat(this, Machine.RepeatChar(paddingChar, totalWidth - Length));
        }
        public string Trim() { return Machine.Trim(this, null, 3); }
        public string TrimStart() { return Machine.Trim(this, null, 1); }
        public string TrimEnd() { return Machine.Trim(this, null, 2); }
        public string Trim(char trimChar) { return Machine.Trim(this, trimChar.ToString(), 3); }
        public string TrimStart(char trimChar) { return Machine.Trim(this, trimChar.ToString(), 1); }
        public string TrimEnd(char trimChar) { return Machine.Trim(this, trimChar.ToString(), 2); }
        public string Trim(params char[] trimChars) { return Machine.Trim(this, TrimSet(trimChars), 3); }
        public string TrimStart(params char[] trimChars) { return Machine.Trim(this, TrimSet(trimChars), 1); }
        public string TrimEnd(params char[] trimChars) { return Machine.Trim(this, TrimSet(trimChars), 2); }
        static string TrimSet(char[] chars) { return chars == null || chars.Length == 0 ? null : Machine.NewString(chars, 0, chars.Length); }

        public string[] Split(params char[] separator) { return Split(separator, int.MaxValue, StringSplitOptions.None); }
        public string[] Split(char[] separator, int count) { return Split(separator, count, StringSplitOptions.None); }
        public string[] Split(char[] separator, StringSplitOptions options) { return Split(separator, int.MaxValue, options); }
        public string[] Split(char separator, StringSplitOptions options = StringSplitOptions.None) { return Split(new char[] { separator }, int.MaxValue, options); }
        public string[] Split(char separator, int count, StringSplitOptions options = StringSplitOptions.None) { return Split(new char[] { separator }, count, options); }
        public string[] Split(string separator, StringSplitOptions options = StringSplitOptions.None) { return Split(new string[] { separator }, int.MaxValue, options); }
        public string[] Split(ReadOnlySpan<char> separator) { return Split(separator.ToArray()); }
        public string[] Split(string[] separator, StringSplitOptions options) { return Split(separator, int.MaxValue, options); }
        public string[] Split(string separator, int count, StringSplitOptions options = StringSplitOptions.None) { return Split(new string[] { separator }, count, options); }
        public string[] Split(char[] separator, int count, StringSplitOptions options)
        {
            CheckCount(count);
            string[] separators = new string[separator == null ? 0 : separator.Length];
            for (int i = 0; i < separators.Length; i++)
                separators[i] = separator[i].ToString();
            return Split(separators, count, options);
        }
        static void CheckCount(int count)
        {
            if (count < 0)
                throw new ArgumentOutOfRangeException("count", "Count cannot be less than zero.");
        }
        public string[] Split(string[] separator, int count, StringSplitOptions options)
        {
            CheckCount(count);
            var parts = new List<string>();
            int start = 0;
            while (count > 0 && parts.Count < count - 1)
            {
                int length;
                int at = NextSeparator(separator, start, out length);
                if (at < 0)
                    break;
                AddPart(parts, Machine.Substring(this, start, at - start), options);
                start = at + length;
            }
            // Nothing empty stands before the last part either.
            while (count > 1 && parts.Count == count - 1 && (options & StringSplitOptions.RemoveEmptyEntries) != 0)
            {
                int length;
                int at = NextSeparator(separator, start, out length);
                string part = at < 0 ? "x" : Machine.Substring(this, start, at - start);
                if (((options & StringSplitOptions.TrimEntries) != 0 ? part.Trim() : part).Length > 0)
                    break;
                start = at + length;
            }
            if (count > 0)
                AddPart(parts, Machine.Substring(this, start, Length - start), options);
            return parts.ToArray();
        }

        static void AddPart(List<string> parts, string part, StringSplitOptions options)
        {
            if ((options & StringSplitOptions.TrimEntries) != 0)
                part = part.Trim();
            if (part.Length > 0 || (options & StringSplitOptions.RemoveEmptyEntries) == 0)
                parts.Add(part);
        }

        // Without separators, white space separates.
        int NextSeparator(string[] separators, int start, out int length)
        {
            for (int i = start; i < Length; i++)
            {
                if (separators == null || separators.Length == 0)
                {
                    length = 1;
                    if (char.IsWhiteSpace(this[i]))
                        return i;
                    continue;
                }
                foreach (string candidate in separators)
                {
                    if (!IsNullOrEmpty(candidate) && candidate.Length <= Length - i && Machine.IndexOf(this, candidate, i, candidate.Length) == i)
                    {
                        length = candidate.Length;
                        return i;
                    }
                }
            }
            length = 0;
            return -1;
        }
    }
}
