using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;

// Paths as text, words in title case, ISO weeks, fused multiplication, and what else everyday code asked for.
foreach (string p in new[] { "/q/w.e", "a.tar.gz", "a/", "", "/", "//a//b", ".x", "a.", "dir.d/file", "///" })
{
    Console.WriteLine($"{Path.GetFileName(p)}|{Path.GetFileNameWithoutExtension(p)}|{Path.GetExtension(p)}|{Path.HasExtension(p)}");
    Console.WriteLine($"{Path.GetDirectoryName(p) ?? "null"}|{Path.GetPathRoot(p) ?? "null"}|{Path.IsPathRooted(p)}");
    Console.WriteLine($"{Path.ChangeExtension(p, "z")}|{Path.ChangeExtension(p, ".z")}|{Path.ChangeExtension(p, null)}");
    Console.WriteLine($"{Path.TrimEndingDirectorySeparator(p)}|{Path.EndsInDirectorySeparator(p)}");
}
Console.WriteLine(Path.Combine("a", "b.txt") + " " + Path.Combine("a/", "/b") + " " + Path.Combine("a", "", "c") + " " + Path.Combine("a", "b", "c", "d") + " " + Path.Combine("a", "b", "c", "d", "e"));
Console.WriteLine(Path.Join("a", "/b") + " " + Path.Join("a/", "/b") + " " + Path.Join("", "b") + " " + Path.Join("a", "b", "c", "d"));
Console.WriteLine(Path.GetFileName("x/y.z".AsSpan()).ToString() + Path.GetExtension("x/y.z".AsSpan()).ToString());
foreach (string words in new[] { "war and peace", "o'neil's WORLD iN 3d a1b x_y", "ABC def-ghi", "élan \tvital", "'tis", "a'B'C" })
    Console.WriteLine(CultureInfo.InvariantCulture.TextInfo.ToTitleCase(words));
Console.WriteLine(CultureInfo.InvariantCulture.TextInfo.ToUpper("aé") + CultureInfo.InvariantCulture.TextInfo.ListSeparator);
foreach (var day in new[] { new DateTime(2024, 12, 30), new DateTime(2021, 1, 3), new DateTime(2020, 12, 31), new DateTime(2023, 6, 15) })
    Console.WriteLine(ISOWeek.GetWeekOfYear(day) + " " + ISOWeek.GetYear(day) + " " + ISOWeek.GetWeekOfYear(DateOnly.FromDateTime(day)));
Console.WriteLine(ISOWeek.GetWeeksInYear(2020) + " " + ISOWeek.GetWeeksInYear(2021) + " " + ISOWeek.GetYearStart(2024).ToString("O"));
Console.WriteLine(ISOWeek.GetYearEnd(2020).ToString("O") + " " + ISOWeek.ToDateTime(2024, 10, DayOfWeek.Sunday).ToString("s"));
Console.WriteLine(Math.FusedMultiplyAdd(0.1, 10, -1) + " " + Math.FusedMultiplyAdd(2, 3, 4) + " " + Math.FusedMultiplyAdd(double.PositiveInfinity, 0, 1));
ReadOnlySpan<int> odd = [1, 3, 5];
Span<int> writable = [1, 3, 5];
Console.WriteLine(odd.BinarySearch(3) + " " + writable.BinarySearch(4) + " " + odd.BinarySearch(9) + " " + odd.BinarySearch(5, Comparer<int>.Default) + " " + odd.BinarySearch(new Wanted { Value = 1 }));
foreach (string text in new[] { "z", "", "00000000-0000-0000-0000-00000000000" })
{
    try
    {
        Guid.Parse(text);
    }
    catch (FormatException e)
    {
        Console.WriteLine(e.Message);
    }
}
Console.WriteLine(((sbyte)3).GetHashCode() + " " + ((sbyte)-3).GetHashCode() + " " + ((short)3).GetHashCode() + " " + ((short)-3).GetHashCode() + " " + Small.Three.GetHashCode());
try
{
    Convert.FromBase64String("!");
}
catch (FormatException e)
{
    Console.WriteLine("[" + e.Message + "]");
}
Console.WriteLine(StringComparer.Create(CultureInfo.InvariantCulture, true).Equals("a", "A") + " " + StringComparer.Create(CultureInfo.InvariantCulture, false).Equals("a", "A"));
Console.WriteLine(OperatingSystem.IsLinux() + " " + OperatingSystem.IsWindows() + " " + Environment.Version.Major);

enum Small : sbyte { Three = 3 }

struct Wanted : IComparable<int>
{
    public int Value;
    public int CompareTo(int other) => Value.CompareTo(other);
}
