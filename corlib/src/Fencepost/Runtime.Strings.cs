// Pure natives on strings and numbers. Strings never change, so none of these is visible to other threads.
using System;
using System.Runtime.CompilerServices;

namespace Fencepost
{
    internal static partial class Runtime
    {
        [MethodImpl(Native)] internal static extern string NewString(char[] chars, int start, int length);
        [MethodImpl(Native)] internal static extern unsafe string NewStringFromPointer(char* chars, int length);
        [MethodImpl(Native)] internal static extern string RepeatChar(char c, int count);
        [MethodImpl(Native)] internal static extern char[] StringToChars(string text, int start, int length);
        [MethodImpl(Native)] internal static extern ref char StringData(string text);
        [MethodImpl(Native)] internal static extern string Concat(string first, string second);
        [MethodImpl(Native)] internal static extern string Concat3(string first, string second, string third);
        [MethodImpl(Native)] internal static extern string Concat4(string first, string second, string third, string fourth);
        [MethodImpl(Native)] internal static extern string Substring(string text, int start, int length);
        [MethodImpl(Native)] internal static extern string Splice(string text, int start, int removed, string inserted);
        [MethodImpl(Native)] internal static extern string ReplaceAll(string text, string oldText, string newText);
        [MethodImpl(Native)] internal static extern string Trim(string text, string chars, int sides);
        [MethodImpl(Native)] internal static extern string ToUpper(string text);
        [MethodImpl(Native)] internal static extern string ToLower(string text);
        [MethodImpl(Native)] internal static extern bool StringEquals(string first, string second);
        [MethodImpl(Native)] internal static extern int CompareOrdinal(string first, string second);
        [MethodImpl(Native)] internal static extern int CompareCulture(string first, string second, bool ignoreCase);
        [MethodImpl(Native)] internal static extern int IndexOf(string text, string value, int start, int count);
        [MethodImpl(Native)] internal static extern int LastIndexOf(string text, string value, int start, int count);
        [MethodImpl(Native)] internal static extern int StringHash(string text);
        [MethodImpl(Native)] internal static extern string Intern(string text);
        [MethodImpl(Native)] internal static extern bool IsLiteral(string text);
        [MethodImpl(Native)] internal static extern int CharCategory(char c);
        [MethodImpl(Native)] internal static extern char CharToUpper(char c);
        [MethodImpl(Native)] internal static extern char CharToLower(char c);

        // The answers of the parsers.
        internal const int Parsed = 0;
        internal const int BadFormat = 1;
        internal const int TooLarge = 2;

        [MethodImpl(Native)] internal static extern string FormatInt64(long value, int sizeInBytes, string format);
        [MethodImpl(Native)] internal static extern string FormatUInt64(ulong value, int sizeInBytes, string format);
        [MethodImpl(Native)] internal static extern string FormatDouble(double value, string format);
        [MethodImpl(Native)] internal static extern string FormatSingle(float value, string format);
        // The same as .NET does it, where those above do as Mono does.
        [MethodImpl(Native)] internal static extern string WriteDouble(double value, string format);
        [MethodImpl(Native)] internal static extern string WriteSingle(float value, string format);
        [MethodImpl(Native)] internal static extern int ParseInt64(string text, int styles, out long value);
        [MethodImpl(Native)] internal static extern int ParseUInt64(string text, int styles, out ulong value);
        [MethodImpl(Native)] internal static extern int ParseDouble(string text, int styles, out double value);
        [MethodImpl(Native)] internal static extern int ParseSingle(string text, int styles, out float value);
    }
}
