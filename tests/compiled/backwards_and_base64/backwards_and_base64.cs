// Searching backwards, an empty text among what is searched for; what is no Base64; an element that a list does not have.
using System;
using System.Collections.Generic;
using System.Linq;

void Print(Func<object> make)
{
    try
    {
        Console.WriteLine(make());
    }
    catch (Exception exception)
    {
        Console.WriteLine(exception.GetType().Name + ": " + exception.Message);
    }
}

Print(() => "abc".LastIndexOf(""));
Print(() => "".LastIndexOf(""));
Print(() => "abc".LastIndexOf("", 1));
Print(() => "abc".LastIndexOf("", 3));
Print(() => "abc".LastIndexOf("", 2, 0));
Print(() => "abc".LastIndexOf("", 3, 2));
Print(() => "abc".LastIndexOf("", 4));
Print(() => "abc".LastIndexOf("", StringComparison.OrdinalIgnoreCase));
Print(() => "abc".LastIndexOf("c", 3) + " " + "abc".LastIndexOf("abc", 2) + " " + "abab".LastIndexOf("ab", 2, 1));
Print(() => "abc".LastIndexOf('c', 2) + " " + "".LastIndexOf('c', 5) + " " + "abca".LastIndexOf('a', 2, 2));
Print(() => "abc".LastIndexOf('c', 3));
Print(() => Convert.FromBase64String("AQI"));
Print(() => Convert.FromBase64String("AQ==="));
Print(() => Convert.FromBase64String(" AQ ID ").Length);
Print(() => new List<int> { 1 }.ElementAt(5));
Print(() => new[] { 1 }.ElementAt(5));
Print(() => new[] { 1, 2 }.ElementAt(1));
Print(() => new HashSet<int> { 1 }.ElementAt(-1));
Print(() => Enumerable.Range(0, 2).Where(x => x > 0).ElementAt(0));
