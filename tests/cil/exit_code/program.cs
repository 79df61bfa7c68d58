using System; class P { static int Main() { Console.WriteLine("exiting"); Environment.ExitCode = 3; return 42; } }
