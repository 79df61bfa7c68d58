// Exceptions with inner ones, as text.
using System.Linq;
using System;

Exception Catch(Action a) { try { a(); return null; } catch (Exception e) { return e; } }
string Lines(Exception e) => string.Join("|", e.ToString().Split('\n').Where(l => !l.TrimStart().StartsWith("at ")));
Console.WriteLine(Lines(new Exception("a", new ArgumentException("b", "p"))));
Console.WriteLine(Lines(new Exception()));
Console.WriteLine(Lines(new AggregateException("m", new Exception("a"), new Exception("b"))));
Console.WriteLine(Lines(Catch(() => throw new InvalidOperationException("x", new Exception("y", new Exception("z"))))));
