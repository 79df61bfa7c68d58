// Members of strings, runes and characters.
using System.Linq;
using System;

Console.WriteLine("Hello".Replace("l", "L", StringComparison.OrdinalIgnoreCase) + "abc".Contains('b') + "a-b-c".LastIndexOf('-') + "x".PadLeft(3, '.') + " t ".Trim() + "abc".Insert(1, "Z") + string.Join('|', 1, 2) + "abc".IndexOf("C", StringComparison.OrdinalIgnoreCase));
Console.WriteLine(string.Compare("a", "B", StringComparison.Ordinal) < 0);
Console.WriteLine("ß".ToUpperInvariant() + "İ".ToLowerInvariant().Length);
Console.WriteLine("a\u0301".Length + " " + "abc".CompareTo("abd"));
Console.WriteLine(new System.Text.StringBuilder("abc").Append(1).Insert(0, "x").Replace('a', 'A').AppendJoin(',', [1, 2]).AppendFormat("{0:X}", 255).AppendLine().Length);
foreach (var r in "a€".EnumerateRunes()) Console.WriteLine(r.Value);
Console.WriteLine("A B".Split(' ', 2)[1] + "abc"[^1] + string.IsNullOrWhiteSpace(" ") + "abc".StartsWith('a') + "Abc".Equals("aBC", StringComparison.OrdinalIgnoreCase));
Console.WriteLine("a,b;c".Split([',', ';']).Length + "abc".ToCharArray().Length + string.Concat(Enumerable.Repeat("ab", 2)) + "line1\r\nline2".ReplaceLineEndings("|"));
Console.WriteLine(char.IsLetter('é') + " " + char.ToUpper('é') + char.GetNumericValue('5') + char.IsAsciiDigit('5') + (int)char.GetUnicodeCategory('a'));
Console.WriteLine(System.Text.Rune.GetUnicodeCategory(new System.Text.Rune('a')) + " " + "abc".GetHashCode().Equals("abc".GetHashCode()));
Console.WriteLine("%" + "a{0}b".Replace("{0}", "c") + string.Format("{0,5}|{1,-5}|{{}}", 1, 2) + "tEST".ToLower() + "abcdef".Substring(2, 3) + "abcdef".Remove(2) + "aXbX".TrimEnd('X') + "abc".Any(char.IsUpper));
