// Regular expressions: what they match, capture, replace and split.
using System;
using System.Linq;
using System.Text.RegularExpressions;

static class Program
{
    static string Show(Match m)
    {
        if (!m.Success) return "none";
        return m.Index + "+" + m.Length + " " + string.Join(" ", m.Groups.Cast<Group>().Select(g =>
            g.Success ? "[" + string.Join(",", g.Captures.Cast<Capture>().Select(c => c.Value)) + "]" : "-"));
    }

    static void Try(string pattern, string input, RegexOptions options = RegexOptions.None)
    {
        string text;
        try
        {
            text = string.Join(" | ", Regex.Matches(input, pattern, options).Cast<Match>().Select(Show));
        }
        catch (ArgumentException)
        {
            text = "refused";
        }
        Console.WriteLine(pattern + " ~ " + input.Replace("\n", "\\n") + " : " + text);
    }

    static void Main()
    {
        Try("abc", "xabcabc");
        Try("a.c", "abc a\nc axc");
        Try("a.c", "a\nc", RegexOptions.Singleline);
        Try("[a-c]+", "xxabcabdcc");
        Try("[^a-c\\s]+", "ab xy z");
        Try("[]a]+", "]a]b");
        Try("[a\\-z]+", "a-zb");
        Try("[a-z-[aeiou]]+", "hello world");
        Try("\\d+", "a12 b3");
        Try("\\w+\\W", "one, two;");
        Try("\\bcat\\b", "cat concat cat.");
        Try("\\Bat", "at bat");
        Try("^a|b$", "ab\nab");
        Try("^a|b$", "ab\nab", RegexOptions.Multiline);
        Try("a$", "a\n");
        Try("a\\z", "a\n");
        Try("\\Aa\\Z", "a\n");
        Try("a*", "aab");
        Try("a*?b", "aab");
        Try("a+?", "aaa");
        Try("a{2}", "aaaaa");
        Try("a{2,}", "aaaaa");
        Try("a{1,2}?", "aaa");
        Try("a{,2}", "a{,2}");
        Try("x{a}", "x{a}");
        Try("(a)(b)?", "aab");
        Try("(?:ab)+", "ababx");
        Try("(ab)+", "ababx");
        Try("(a|ab)(c|bcd)(d*)", "abcd");
        Try("((a)|b)+", "abab");
        Try("(?<year>\\d{4})-(?<month>\\d\\d)", "on 2025-01 and 1999-12");
        Try("(x)(?<n>y)(z)", "xyz");
        Try("(?'q'['\"]).*?\\k<q>", "say 'a\"b' or \"c\"");
        Try("(\\w)\\1", "book keeper");
        Try("(a)\\1", "aA", RegexOptions.IgnoreCase);
        Try("HELLO", "hello Hello", RegexOptions.IgnoreCase);
        Try("[A-C]+", "abCD", RegexOptions.IgnoreCase);
        Try("(?i)ab(?-i)C", "ABC abc aBC");
        Try("a(?i:b)c", "aBc ABc abC");
        Try("(?=a)\\w+", "bat at");
        Try("\\w+(?!\\w|,)", "one, two");
        Try("(?<=\\$)\\d+", "$15 16 $7");
        Try("(?<!\\$)\\b\\d+", "$15 16 $7");
        Try("(?>a+)b", "aab");
        Try("(?>a+)ab", "aaab");
        Try("(?=(a+))a", "aab");
        Try(" a b # comment\n c", "abc a b", RegexOptions.IgnorePatternWhitespace);
        Try("(a)(?<n>b)", "ab", RegexOptions.ExplicitCapture);
        Try("a(?#note)b", "ab");
        Try("\\x41\\u0042\\t\\.", "AB\t.");
        Try("\\p{Lu}\\p{Ll}+", "Hello world Élan");
        Try("[\\d.]+", "v1.2.3");
        Try("(a*)*", "aab");
        Try("(a*)+b", "aab");
        Try("(a|b)*?c", "abac");
        Try("(?:(a)|b)*", "ab");
        Try("^(?:(\\d+)\\s?)+$", "1 22 333");
        Try("\\G\\d", "12a3");
        Try("", "ab");
        Try("$", "a\nb", RegexOptions.Multiline);
        Try("a||b", "ab");
        Try("(", "x");
        Try(")", "x");
        Try("[a", "x");
        Try("*a", "x");
        Try("a**", "x");
        Try("[z-a]", "x");
        Try("a\\", "x");
        Try("\\k<no>", "x");
        Try("(?<n>a", "x");
        Try("a{3,1}", "x");
        Try("(?z)", "x");
        Try("\\q", "x");

        Console.WriteLine(Regex.Replace("John Smith", "(\\w+) (\\w+)", "$2, $1"));
        Console.WriteLine(Regex.Replace("2025-01", "(?<y>\\d+)-(?<m>\\d+)", "${m}/${y}$$ $& $0 $3 ${no} $"));
        Console.WriteLine(Regex.Replace("abc", "b", "[$`|$'|$_|$+]"));
        Console.WriteLine(Regex.Replace("a1b22", "\\d+", m => "<" + m.Value.Length + ">"));
        Console.WriteLine(new Regex("a").Replace("aaaa", "b", 2) + new Regex("a").Replace("aaaa", "b", 2, 1));
        Console.WriteLine(Regex.Replace("abc", "", "-"));
        Console.WriteLine(Regex.Replace("abc", "x*", "-"));
        Console.WriteLine(string.Join("|", Regex.Split("one, two;three", "[,;]\\s*")));
        Console.WriteLine(string.Join("|", Regex.Split("1+2-3", "([+-])")));
        Console.WriteLine(string.Join("|", new Regex(",").Split("a,b,c,d", 2)));
        Console.WriteLine(string.Join("|", Regex.Split(",a,", ",")));
        Console.WriteLine(string.Join("|", Regex.Split("abc", "")));
        Console.WriteLine(Regex.Escape("a.b*c[d] {e}#\n") + " " + Regex.Unescape("a\\.b\\n\\x41"));
        var r = new Regex("(?<key>\\w+)=(?<value>[^;]*);?");
        Console.WriteLine(string.Join(",", r.GetGroupNames()) + " " + r.GroupNumberFromName("value") + " " + r.GroupNameFromNumber(1) + " " + r);
        for (Match m = r.Match("host=db;port=5432"); m.Success; m = m.NextMatch())
            Console.WriteLine(m.Groups["key"].Value + " -> " + m.Groups["value"] + " " + m.Groups["none"].Success + " " + m.Result("${value}:${key}"));
        Console.WriteLine(r.IsMatch("x") + " " + r.IsMatch("x=1", 2) + " " + r.Match("x=1;y=2", 3).Value + " " + r.Match("x=1;y=2", 0, 3).Value);
        Console.WriteLine(Regex.IsMatch("user@example.org", @"^[\w.+-]+@[\w-]+(\.[\w-]+)+$") + " " + Regex.IsMatch("user@", @"^[\w.+-]+@[\w-]+(\.[\w-]+)+$"));
        Console.WriteLine(Match.Empty.Success + " " + r.Match("").Groups.Count + " " + r.Options);
    }
}
