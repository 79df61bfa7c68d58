// Streams, readers and writers that live in memory.
using System;
using System.IO;
using System.Linq;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

static class Program
{
    static void Show(object value) { Console.WriteLine(value ?? "(null)"); }

    static string Caught(Action action)
    {
        try { action(); return "nothing"; }
        catch (Exception e) { return e.GetType().Name; }
    }

    static string Bytes(MemoryStream stream) { return BitConverter.ToString(stream.ToArray()); }

    static void Memory()
    {
        var stream = new MemoryStream();
        Show(stream.Capacity + " " + stream.Length + " " + stream.CanWrite);
        stream.Write(new byte[] { 1, 2, 3, 4 }, 1, 3);
        stream.WriteByte(9);
        Show(stream.Capacity + " " + stream.Length + " " + stream.Position + " " + Bytes(stream));
        Show(stream.Seek(-3, SeekOrigin.End) + " " + stream.ReadByte() + " " + stream.Seek(1, SeekOrigin.Begin) + " " + stream.Seek(1, SeekOrigin.Current));
        stream.Position = 6;
        stream.WriteByte(7);
        Show(Bytes(stream));
        stream.SetLength(2);
        Show(stream.Position + " " + stream.ReadByte());
        stream.SetLength(4);
        Show(Bytes(stream) + " " + stream.GetBuffer().Length);
        var buffer = new byte[8];
        stream.Position = 1;
        Show(stream.Read(buffer, 2, 5) + " " + BitConverter.ToString(buffer));
        Show(stream.Read(buffer, 0, 5));
        Show(Caught(() => stream.Seek(-1, SeekOrigin.Begin)));
        Show(Caught(() => stream.Position = -1));
        Show(Caught(() => stream.Write(buffer, 4, 5)));
        Show(Caught(() => stream.Capacity = 1));
        var fixedSize = new MemoryStream(new byte[] { 10, 11, 12 }, 1, 2);
        Show(fixedSize.Length + " " + fixedSize.ReadByte() + " " + fixedSize.Position);
        Show(Caught(() => fixedSize.Write(buffer, 0, 3)));
        Show(Caught(() => fixedSize.GetBuffer()));
        var readOnly = new MemoryStream(new byte[] { 5 }, false);
        Show(readOnly.CanWrite + " " + Caught(() => readOnly.WriteByte(1)));
        var copy = new MemoryStream();
        stream.Position = 1;
        stream.CopyTo(copy);
        stream.WriteTo(copy);
        Show(Bytes(copy));
        stream.Dispose();
        stream.Dispose();
        Show(stream.CanRead + " " + stream.ToArray().Length + " " + Caught(() => stream.ReadByte()) + " " + Caught(() => Show(stream.Length)));
        Show(Stream.Null.Read(buffer, 0, 4));
    }

    static void Texts()
    {
        var stream = new MemoryStream();
        var writer = new StreamWriter(stream, new UTF8Encoding(false), 128, true) { NewLine = "|" };
        writer.Write("naïve ");
        Show(stream.Length);
        writer.WriteLine(42);
        writer.Write('x');
        writer.WriteLine("{0}-{1}", 1, 2.5);
        writer.Flush();
        Show(stream.Length + " " + Encoding.UTF8.GetString(stream.ToArray()));
        writer.AutoFlush = true;
        writer.Write("€𝄞");
        Show(Bytes(stream));
        writer.Dispose();
        Show(Caught(() => writer.Write("more")) + " " + stream.CanRead);
        stream.Position = 0;
        var reader = new StreamReader(stream);
        Show(reader.Peek() + " " + (char)reader.Read() + " " + reader.EndOfStream);
        var chars = new char[6];
        Show(reader.Read(chars, 1, 4) + " " + new string(chars).Replace('\0', '.'));
        Show(reader.ReadToEnd() + " " + reader.EndOfStream + " " + reader.Read() + " " + (reader.ReadLine() ?? "end"));
        var lines = new StreamReader(new MemoryStream(Encoding.UTF8.GetBytes("one\r\ntwo\rthree\n\nfive")));
        for (string line; (line = lines.ReadLine()) != null; )
            Show("[" + line + "]");
        foreach (var encoding in new Encoding[] { Encoding.UTF8, Encoding.Unicode, Encoding.BigEndianUnicode, Encoding.UTF32 })
        {
            var marked = new MemoryStream();
            using (var w = new StreamWriter(marked, encoding))
                w.Write("aé" + new string('z', 200) + "𝄞");
            var bytes = marked.ToArray();
            Show(bytes.Length + " " + BitConverter.ToString(bytes, 0, 6));
            using (var r = new StreamReader(new MemoryStream(bytes), Encoding.ASCII))
            {
                string text = r.ReadToEnd();
                Show(text.Length + " " + text.StartsWith("aéz") + " " + text.EndsWith("z𝄞") + " " + r.CurrentEncoding.WebName);
            }
        }
        // A character that lies across the end of the buffer.
        var across = Encoding.UTF8.GetBytes(new string('a', 127) + "é€𝄞b");
        Show(new StreamReader(new MemoryStream(across), Encoding.UTF8, false, 128).ReadToEnd().Substring(126));
        Show(new StreamReader(new MemoryStream(new byte[] { 65, 0xC3 })).ReadToEnd() == "A\uFFFD");
        var strings = new StringReader("a\rb\r\nc\n");
        Show(strings.Peek() + " " + strings.ReadLine() + strings.ReadLine() + strings.Read(chars, 0, 6) + (strings.ReadLine() ?? "end"));
        strings.Dispose();
        Show(Caught(() => strings.Read()));
        var text2 = new StringWriter { NewLine = ";" };
        text2.WriteLine("a");
        text2.WriteLine();
        text2.Write(new[] { 'x', 'y', 'z' }, 1, 2);
        text2.Dispose();
        Show(text2 + " " + Caught(() => text2.Write("b")));
    }

    static async Task Later()
    {
        var stream = new MemoryStream();
        using (var writer = new StreamWriter(stream, Encoding.ASCII, 128, true))
        {
            await writer.WriteAsync("alpha\n");
            await writer.WriteLineAsync("beta");
            await writer.FlushAsync();
        }
        stream.Position = 0;
        using (var reader = new StreamReader(stream, Encoding.ASCII, false, 128, true))
        {
            Show(await reader.ReadLineAsync());
            Show(await reader.ReadToEndAsync());
            Show(await reader.ReadLineAsync());
        }
        var buffer = new byte[3];
        stream.Position = 2;
        Show(await stream.ReadAsync(buffer, 0, 3) + " " + Encoding.ASCII.GetString(buffer));
        Show(stream.ReadAsync(buffer, 0, 3, new CancellationToken(true)).Status);
        var copy = new MemoryStream();
        await stream.CopyToAsync(copy);
        Show(copy.Length);
    }

    static void Binary()
    {
        var stream = new MemoryStream();
        using (var w = new BinaryWriter(stream, Encoding.UTF8, true))
        {
            w.Write(true);
            w.Write((byte)7);
            w.Write('é');
            w.Write((short)-2);
            w.Write(123456);
            w.Write(long.MinValue);
            w.Write(1.5f);
            w.Write(-2.25);
            w.Write(12.34m);
            w.Write("héllo");
            w.Write(new byte[] { 1, 2, 3 });
            w.Write(uint.MaxValue);
        }
        Show(stream.Length);
        stream.Position = 0;
        using (var r = new BinaryReader(stream))
        {
            Show(r.ReadBoolean() + " " + r.ReadByte() + " " + r.ReadChar() + " " + r.ReadInt16() + " " + r.ReadInt32() + " " + r.ReadInt64());
            Show(r.ReadSingle() + " " + r.ReadDouble() + " " + r.ReadDecimal() + " " + r.ReadString());
            Show(BitConverter.ToString(r.ReadBytes(3)) + " " + r.PeekChar() + " " + r.ReadUInt32() + " " + r.ReadBytes(4).Length);
            Show(Caught(() => r.ReadInt32()));
        }
        Show(stream.CanRead);
    }

    static void Main()
    {
        Memory();
        Texts();
        Later().Wait();
        Binary();
    }
}
