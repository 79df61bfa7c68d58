// The console. Output goes to the machine, whole lines in one step, unless the program sends it elsewhere; input is empty.
using System.IO;
using System.Text;
using System.Threading;
using Machine = Fencepost.Runtime;

namespace System
{
    public enum ConsoleColor
    {
        Black, DarkBlue, DarkGreen, DarkCyan, DarkRed, DarkMagenta, DarkYellow, Gray,
        DarkGray, Blue, Green, Cyan, Red, Magenta, Yellow, White
    }

    public delegate void ConsoleCancelEventHandler(object sender, ConsoleCancelEventArgs e);
    public sealed class ConsoleCancelEventArgs : EventArgs
    {
        public bool Cancel { get; set; }
        public ConsoleSpecialKey SpecialKey { get; }
    }

    public enum ConsoleSpecialKey { ControlC, ControlBreak }
    [Flags] public enum ConsoleModifiers { Alt = 1, Shift = 2, Control = 4 }

    public enum ConsoleKey
    {
        Backspace = 8, Tab = 9, Clear = 12, Enter = 13, Pause = 19, Escape = 27, Spacebar = 32, PageUp, PageDown, End, Home,
        LeftArrow, UpArrow, RightArrow, DownArrow, Select, Print, Execute, PrintScreen, Insert, Delete, Help,
        D0, D1, D2, D3, D4, D5, D6, D7, D8, D9,
        A = 65, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X, Y, Z,
        NumPad0 = 96, NumPad1, NumPad2, NumPad3, NumPad4, NumPad5, NumPad6, NumPad7, NumPad8, NumPad9,
        Multiply, Add, Separator, Subtract, Decimal, Divide,
        F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12
    }

    public struct ConsoleKeyInfo
    {
        public ConsoleKeyInfo(char keyChar, ConsoleKey key, bool shift, bool alt, bool control)
        {
            KeyChar = keyChar;
            Key = key;
            Modifiers = (alt ? ConsoleModifiers.Alt : 0) | (shift ? ConsoleModifiers.Shift : 0) | (control ? ConsoleModifiers.Control : 0);
        }
        public char KeyChar { get; }
        public ConsoleKey Key { get; }
        public ConsoleModifiers Modifiers { get; }
    }

    public static class Console
    {
        // Null until the program sets it. Programs that never do are spared the look.
        static TextWriter s_out;
        static TextWriter s_error;
        static bool Redirected { get { return Machine.SetsConsole(); } }
        // Where nobody could tell that the writer is locked, text goes to the machine at once.
        static bool HasWriter { get { return Redirected || Machine.LocksConsole(); } }
        public static TextWriter Out { get { return (Redirected ? Volatile.Read(ref s_out) : null) ?? ConsoleStreams.Out; } }
        public static TextWriter Error { get { return (Redirected ? Volatile.Read(ref s_error) : null) ?? ConsoleStreams.Error; } }
        public static TextReader In { get { return ConsoleStreams.In; } }
        public static void SetOut(TextWriter newOut)
        {
            if (newOut == null)
                throw new ArgumentNullException("newOut");
            if (!Redirected)
                Machine.Unsupported("Console.SetOut that the program does not call by name");
            Volatile.Write(ref s_out, TextWriter.Synchronized(newOut));
        }
        public static void SetError(TextWriter newError)
        {
            if (newError == null)
                throw new ArgumentNullException("newError");
            if (!Redirected)
                Machine.Unsupported("Console.SetError that the program does not call by name");
            Volatile.Write(ref s_error, TextWriter.Synchronized(newError));
        }
        public static void SetIn(TextReader newIn) { Machine.Unsupported("Console.SetIn"); }
        public static event ConsoleCancelEventHandler CancelKeyPress { add { } remove { } }
        public static ConsoleColor ForegroundColor { get { return ConsoleColor.Gray; } set { } }
        public static ConsoleColor BackgroundColor { get { return ConsoleColor.Black; } set { } }
        public static string Title { get { return ""; } set { } }
        public static Encoding OutputEncoding { get { return Encoding.UTF8; } set { } }
        public static bool IsOutputRedirected { get { return true; } }
        public static bool IsInputRedirected { get { return true; } }
        public static bool IsErrorRedirected { get { return true; } }
        public static Encoding InputEncoding { get { return Encoding.UTF8; } set { } }
        public static bool KeyAvailable { get { return false; } }
        public static bool TreatControlCAsInput { get; set; }
        public static bool CursorVisible { get { return false; } set { } }
        public static int CursorLeft { get { return 0; } set { } }
        public static int CursorTop { get { return 0; } set { } }
        public static int WindowWidth { get { return 80; } set { } }
        public static int WindowHeight { get { return 25; } set { } }
        public static int BufferWidth { get { return 80; } set { } }
        public static int BufferHeight { get { return 25; } set { } }
        public static void SetCursorPosition(int left, int top) { }
        public static void SetWindowSize(int width, int height) { }
        public static void Beep(int frequency, int duration) { }
        public static void ResetColor() { }
        public static void Clear() { }
        public static void Beep() { }
        public static int Read() { return In.Read(); }
        public static string ReadLine() { return In.ReadLine(); }
        // Waiting for a key at the end of a program is over at once: no key, as with redirected input on Mono.
        public static ConsoleKeyInfo ReadKey() { return default(ConsoleKeyInfo); }
        public static ConsoleKeyInfo ReadKey(bool intercept) { return default(ConsoleKeyInfo); }

        public static void Write(string value)
        {
            if (HasWriter)
                Out.Write(value);
            else
                Machine.ConsoleWrite(1, value ?? "");
        }
        public static void Write(object value)
        {
            if (HasWriter)
                Out.Write(value);
            else
                Machine.ConsoleWrite(1, value == null ? "" : value.ToString() ?? "");
        }
        public static void Write(char[] buffer)
        {
            if (HasWriter)
                Out.Write(buffer);
            else
                Machine.ConsoleWrite(1, new string(buffer));
        }
        public static void Write(string format, object arg0)
        {
            if (HasWriter)
                Out.Write(format, arg0);
            else
                Write(string.Format(format, arg0));
        }
        public static void Write(string format, object arg0, object arg1)
        {
            if (HasWriter)
                Out.Write(format, arg0, arg1);
            else
                Write(string.Format(format, arg0, arg1));
        }
        public static void Write(string format, object arg0, object arg1, object arg2)
        {
            if (HasWriter)
                Out.Write(format, arg0, arg1, arg2);
            else
                Write(string.Format(format, arg0, arg1, arg2));
        }
        public static void Write(string format, params object[] arg)
        {
            if (arg == null)
                Write(format, null, null);
            else if (HasWriter)
                Out.Write(format, arg);
            else
                Write(string.Format(format, arg));
        }
        public static void Write(string format, ReadOnlySpan<object> arg) { Write(format, arg.ToArray()); }
        public static void Write(ReadOnlySpan<char> value) { Write(value.ToString()); }
        public static void Write(char[] buffer, int index, int count)
        {
            if (HasWriter)
                Out.Write(buffer, index, count);
            else
                Write(new string(buffer, index, count));
        }
        public static void WriteLine(char[] buffer, int index, int count)
        {
            if (HasWriter)
                Out.WriteLine(buffer, index, count);
            else
                WriteLine(new string(buffer, index, count));
        }
        public static void WriteLine()
        {
            if (HasWriter)
                Out.WriteLine();
            else
                Machine.ConsoleWrite(1, "\n");
        }
        public static void WriteLine(string value)
        {
            if (HasWriter)
                Out.WriteLine(value);
            else
                Machine.ConsoleWrite(1, value + "\n");
        }
        public static void WriteLine(object value)
        {
            if (HasWriter)
                Out.WriteLine(value);
            else
                Machine.ConsoleWrite(1, (value == null ? "" : value.ToString()) + "\n");
        }
        public static void WriteLine(char[] buffer)
        {
            if (HasWriter)
                Out.WriteLine(buffer);
            else
                Machine.ConsoleWrite(1, new string(buffer) + "\n");
        }
        public static void WriteLine(string format, object arg0)
        {
            if (HasWriter)
                Out.WriteLine(format, arg0);
            else
                WriteLine(string.Format(format, arg0));
        }
        public static void WriteLine(string format, object arg0, object arg1)
        {
            if (HasWriter)
                Out.WriteLine(format, arg0, arg1);
            else
                WriteLine(string.Format(format, arg0, arg1));
        }
        public static void WriteLine(string format, object arg0, object arg1, object arg2)
        {
            if (HasWriter)
                Out.WriteLine(format, arg0, arg1, arg2);
            else
                WriteLine(string.Format(format, arg0, arg1, arg2));
        }
        public static void WriteLine(string format, params object[] arg)
        {
            if (arg == null)
                WriteLine(format, null, null);
            else if (HasWriter)
                Out.WriteLine(format, arg);
            else
                WriteLine(string.Format(format, arg));
        }
        public static void WriteLine(string format, ReadOnlySpan<object> arg) { WriteLine(format, arg.ToArray()); }
        public static void WriteLine(ReadOnlySpan<char> value) { WriteLine(value.ToString()); }
        public static void Write(bool value)
        {
            if (HasWriter)
                Out.Write(value);
            else
                Machine.ConsoleWrite(1, value.ToString());
        }
        public static void WriteLine(bool value)
        {
            if (HasWriter)
                Out.WriteLine(value);
            else
                Machine.ConsoleWrite(1, value.ToString() + "\n");
        }
        public static void Write(char value)
        {
            if (HasWriter)
                Out.Write(value);
            else
                Machine.ConsoleWrite(1, value.ToString());
        }
        public static void WriteLine(char value)
        {
            if (HasWriter)
                Out.WriteLine(value);
            else
                Machine.ConsoleWrite(1, value.ToString() + "\n");
        }
        public static void Write(int value)
        {
            if (HasWriter)
                Out.Write(value);
            else
                Machine.ConsoleWrite(1, value.ToString());
        }
        public static void WriteLine(int value)
        {
            if (HasWriter)
                Out.WriteLine(value);
            else
                Machine.ConsoleWrite(1, value.ToString() + "\n");
        }
        public static void Write(uint value)
        {
            if (HasWriter)
                Out.Write(value);
            else
                Machine.ConsoleWrite(1, value.ToString());
        }
        public static void WriteLine(uint value)
        {
            if (HasWriter)
                Out.WriteLine(value);
            else
                Machine.ConsoleWrite(1, value.ToString() + "\n");
        }
        public static void Write(long value)
        {
            if (HasWriter)
                Out.Write(value);
            else
                Machine.ConsoleWrite(1, value.ToString());
        }
        public static void WriteLine(long value)
        {
            if (HasWriter)
                Out.WriteLine(value);
            else
                Machine.ConsoleWrite(1, value.ToString() + "\n");
        }
        public static void Write(ulong value)
        {
            if (HasWriter)
                Out.Write(value);
            else
                Machine.ConsoleWrite(1, value.ToString());
        }
        public static void WriteLine(ulong value)
        {
            if (HasWriter)
                Out.WriteLine(value);
            else
                Machine.ConsoleWrite(1, value.ToString() + "\n");
        }
        public static void Write(float value)
        {
            if (HasWriter)
                Out.Write(value);
            else
                Machine.ConsoleWrite(1, value.ToString());
        }
        public static void WriteLine(float value)
        {
            if (HasWriter)
                Out.WriteLine(value);
            else
                Machine.ConsoleWrite(1, value.ToString() + "\n");
        }
        public static void Write(double value)
        {
            if (HasWriter)
                Out.Write(value);
            else
                Machine.ConsoleWrite(1, value.ToString());
        }
        public static void WriteLine(double value)
        {
            if (HasWriter)
                Out.WriteLine(value);
            else
                Machine.ConsoleWrite(1, value.ToString() + "\n");
        }
        public static void Write(decimal value)
        {
            if (HasWriter)
                Out.Write(value);
            else
                Machine.ConsoleWrite(1, value.ToString());
        }
        public static void WriteLine(decimal value)
        {
            if (HasWriter)
                Out.WriteLine(value);
            else
                Machine.ConsoleWrite(1, value.ToString() + "\n");
        }
    }
}
