// Methods of String that look for something.
using System.Globalization;
using Machine = Fencepost.Runtime;

namespace System
{
    public sealed partial class String
    {
        public bool Contains(string value) { return IndexOf(value) >= 0; }
        public bool Contains(char value) { return IndexOf(value) >= 0; }
        public bool Contains(string value, StringComparison comparisonType) { return IndexOf(value, comparisonType) >= 0; }
        public bool StartsWith(string value) { return StartsWith(value, StringComparison.CurrentCulture); }
        public bool StartsWith(char value) { return Length > 0 && this[0] == value; }
        public bool StartsWith(string value, bool ignoreCase, CultureInfo culture) { return StartsWith(value, ignoreCase ? StringComparison.OrdinalIgnoreCase : StringComparison.Ordinal); }
        public bool StartsWith(string value, StringComparison comparisonType)
        {
            if (value == null)
                throw new ArgumentNullException("value");
            return value.Length <= Length && Equals(Machine.Substring(this, 0, value.Length), value, comparisonType);
        }
        public bool EndsWith(string value) { return EndsWith(value, StringComparison.CurrentCulture); }
        public bool EndsWith(char value) { return Length > 0 && this[Length - 1] == value; }
        public bool EndsWith(string value, StringComparison comparisonType)
        {
            if (value == null)
                throw new ArgumentNullException("value");
            return value.Length <= Length && Equals(Machine.Substring(this, Length - value.Length, value.Length), value, comparisonType);
        }

        public int IndexOf(char value) { return Machine.IndexOf(this, value.ToString(), 0, Length); }
        public int IndexOf(char value, int startIndex) { return IndexOf(value.ToString(), startIndex); }
        public int IndexOf(char value, int startIndex, int count) { return IndexOf(value.ToString(), startIndex, count); }
        public int IndexOf(string value) { return IndexOf(value, 0); }
        public int IndexOf(string value, int startIndex)
        {
            if (startIndex < 0 || startIndex > Length)
                throw new ArgumentOutOfRangeException("startIndex", "Index was out of range. Must be non-negative and less than the size of the collection.");
            return IndexOf(value, startIndex, Length - startIndex);
        }
        public int IndexOf(string value, int startIndex, int count)
        {
            if (value == null)
                throw new ArgumentNullException("value");
            if (startIndex < 0 || startIndex > Length)
                throw new ArgumentOutOfRangeException("startIndex", "Index was out of range. Must be non-negative and less than the size of the collection.");
            if (count < 0 || startIndex > Length - count)
                throw new ArgumentOutOfRangeException("count", "Count must be positive and count must refer to a location within the string/array/collection.");
            return Machine.IndexOf(this, value, startIndex, count);
        }
        public int IndexOf(string value, StringComparison comparisonType) { return IndexOf(value, 0, comparisonType); }
        public int IndexOf(string value, int startIndex, StringComparison comparisonType)
        {
            return IgnoresCase(comparisonType) ? Fold(this).IndexOf(Fold(value), startIndex) : IndexOf(value, startIndex);
        }

        public int LastIndexOf(char value) { return LastIndexOf(value.ToString()); }
        public int LastIndexOf(char value, int startIndex)
        {
            if (Length > 0 && (startIndex < 0 || startIndex >= Length))
                throw new ArgumentOutOfRangeException("startIndex", "Index was out of range. Must be non-negative and less than the size of the collection.");
            return LastIndexOf(value.ToString(), startIndex);
        }
        // An empty text is found behind the last character of what is searched.
        public int LastIndexOf(string value)
        {
            if (value == null)
                throw new ArgumentNullException("value");
            return value.Length == 0 ? Length : Machine.LastIndexOf(this, value, 0, Length);
        }
        public int LastIndexOf(string value, StringComparison comparisonType)
        {
            return IgnoresCase(comparisonType) ? Fold(this).LastIndexOf(Fold(value)) : LastIndexOf(value);
        }
        // A search from startIndex backwards sees the characters up to and including it.
        public int LastIndexOf(string value, int startIndex)
        {
            if (value == null)
                throw new ArgumentNullException("value");
            if (Length == 0)
                return value.Length == 0 ? 0 : -1;
            if (startIndex < 0 || startIndex > Length)
                throw new ArgumentOutOfRangeException("startIndex", "Index was out of range. Must be non-negative and less than the size of the collection.");
            int end = Math.Min(startIndex + 1, Length);
            return value.Length == 0 ? end : Machine.LastIndexOf(this, value, 0, end);
        }

        public bool Contains(char value, StringComparison comparisonType) { return IndexOf(value.ToString(), comparisonType) >= 0; }
        public int IndexOf(char value, StringComparison comparisonType) { return IndexOf(value.ToString(), comparisonType); }
        public int IndexOf(string value, int startIndex, int count, StringComparison comparisonType)
        {
            return IgnoresCase(comparisonType) ? Fold(this).IndexOf(Fold(value), startIndex, count) : IndexOf(value, startIndex, count);
        }
        public int LastIndexOf(char value, int startIndex, int count)
        {
            int found = LastIndexOf(value, startIndex);
            return found > startIndex - count || found < 0 ? found : -1;
        }
        public int LastIndexOf(string value, int startIndex, int count)
        {
            int found = LastIndexOf(value, startIndex);
            return found > startIndex - count || found < 0 || value.Length == 0 ? found : -1;
        }
        public int LastIndexOf(string value, int startIndex, StringComparison comparisonType)
        {
            return IgnoresCase(comparisonType) ? Fold(this).LastIndexOf(Fold(value), startIndex) : LastIndexOf(value, startIndex);
        }

        public int IndexOfAny(char[] anyOf) { return IndexOfAny(anyOf, 0); }
        public int IndexOfAny(char[] anyOf, int startIndex) { return IndexOfAny(anyOf, startIndex, Length - startIndex); }
        public int IndexOfAny(char[] anyOf, int startIndex, int count)
        {
            if (anyOf == null)
                throw new ArgumentNullException("anyOf");
            if (startIndex < 0 || startIndex > Length)
                throw new ArgumentOutOfRangeException("startIndex");
            if (count < 0 || count > Length - startIndex)
                throw new ArgumentOutOfRangeException("count");
            for (int i = startIndex; i < startIndex + count; i++)
            {
                if (Array.IndexOf(anyOf, this[i]) >= 0)
                    return i;
            }
            return -1;
        }
        public int LastIndexOfAny(char[] anyOf) { return LastIndexOfAny(anyOf, Length - 1, Length); }
        public int LastIndexOfAny(char[] anyOf, int startIndex) { return LastIndexOfAny(anyOf, startIndex, startIndex + 1); }
        public int LastIndexOfAny(char[] anyOf, int startIndex, int count)
        {
            if (anyOf == null)
                throw new ArgumentNullException("anyOf");
            if (Length == 0)
                return -1;
            if (startIndex < 0 || startIndex >= Length)
                throw new ArgumentOutOfRangeException("startIndex");
            if (count < 0 || count - 1 > startIndex)
                throw new ArgumentOutOfRangeException("count");
            for (int i = startIndex; i > startIndex - count; i--)
            {
                if (Array.IndexOf(anyOf, this[i]) >= 0)
                    return i;
            }
            return -1;
        }
    }
}
