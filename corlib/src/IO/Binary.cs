// Values as bytes in a stream, and back.
using System.Text;

namespace System.IO
{
    public class BinaryWriter : IDisposable, IAsyncDisposable
    {
        protected Stream OutStream;
        readonly Encoding _encoding;
        readonly bool _leaveOpen;

        public BinaryWriter(Stream output) : this(output, Encoding.Default, false) { }
        public BinaryWriter(Stream output, Encoding encoding) : this(output, encoding, false) { }
        public BinaryWriter(Stream output, Encoding encoding, bool leaveOpen)
        {
            if (output == null)
                throw new ArgumentNullException("output");
            if (encoding == null)
                throw new ArgumentNullException("encoding");
            if (!output.CanWrite)
                throw new ArgumentException("Stream was not writable.");
            OutStream = output;
            _encoding = encoding;
            _leaveOpen = leaveOpen;
        }

        public virtual Stream BaseStream { get { Flush(); return OutStream; } }
        public virtual void Flush() { OutStream.Flush(); }
        public virtual long Seek(int offset, SeekOrigin origin) { return OutStream.Seek(offset, origin); }
        void Put(byte[] bytes) { OutStream.Write(bytes, 0, bytes.Length); }
        public virtual void Write(bool value) { OutStream.WriteByte(value ? (byte)1 : (byte)0); }
        public virtual void Write(byte value) { OutStream.WriteByte(value); }
        public virtual void Write(sbyte value) { OutStream.WriteByte((byte)value); }
        public virtual void Write(byte[] buffer) { Put(buffer ?? throw new ArgumentNullException("buffer")); }
        public virtual void Write(byte[] buffer, int index, int count) { OutStream.Write(buffer, index, count); }
        public virtual void Write(char ch)
        {
            if (char.IsSurrogate(ch))
                throw new ArgumentException("Unicode surrogate characters must be written out as pairs together in the same call, not individually. Consider passing in a character array instead.");
            Put(_encoding.GetBytes(ch.ToString()));
        }
        public virtual void Write(char[] chars) { Put(_encoding.GetBytes(chars ?? throw new ArgumentNullException("chars"))); }
        public virtual void Write(char[] chars, int index, int count) { Put(_encoding.GetBytes(chars, index, count)); }
        public virtual void Write(short value) { Put(BitConverter.GetBytes(value)); }
        public virtual void Write(ushort value) { Put(BitConverter.GetBytes(value)); }
        public virtual void Write(int value) { Put(BitConverter.GetBytes(value)); }
        public virtual void Write(uint value) { Put(BitConverter.GetBytes(value)); }
        public virtual void Write(long value) { Put(BitConverter.GetBytes(value)); }
        public virtual void Write(ulong value) { Put(BitConverter.GetBytes(value)); }
        public virtual void Write(float value) { Put(BitConverter.GetBytes(value)); }
        public virtual void Write(double value) { Put(BitConverter.GetBytes(value)); }
        public virtual void Write(decimal value)
        {
            foreach (int part in decimal.GetBits(value))
                Write(part);
        }
        public virtual void Write(string value)
        {
            byte[] bytes = _encoding.GetBytes(value ?? throw new ArgumentNullException("value"));
            Write7BitEncodedInt(bytes.Length);
            Put(bytes);
        }
        public virtual void Write(ReadOnlySpan<byte> buffer) { OutStream.Write(buffer); }
        public void Write7BitEncodedInt(int value)
        {
            uint rest = (uint)value;
            for (; rest > 0x7F; rest >>= 7)
                Write((byte)(rest | 0x80));
            Write((byte)rest);
        }
        public void Write7BitEncodedInt64(long value)
        {
            ulong rest = (ulong)value;
            for (; rest > 0x7F; rest >>= 7)
                Write((byte)(rest | 0x80));
            Write((byte)rest);
        }

        public virtual void Close() { Dispose(true); }
        public void Dispose() { Dispose(true); }
        protected virtual void Dispose(bool disposing)
        {
            if (_leaveOpen)
                OutStream.Flush();
            else
                OutStream.Close();
        }
        public virtual System.Threading.Tasks.ValueTask DisposeAsync()
        {
            Dispose();
            return default(System.Threading.Tasks.ValueTask);
        }
    }

    public class BinaryReader : IDisposable
    {
        readonly Stream _stream;
        readonly Encoding _encoding;
        readonly bool _leaveOpen;
        bool _closed;

        public BinaryReader(Stream input) : this(input, Encoding.UTF8, false) { }
        public BinaryReader(Stream input, Encoding encoding) : this(input, encoding, false) { }
        public BinaryReader(Stream input, Encoding encoding, bool leaveOpen)
        {
            if (input == null)
                throw new ArgumentNullException("input");
            if (encoding == null)
                throw new ArgumentNullException("encoding");
            if (!input.CanRead)
                throw new ArgumentException("Stream was not readable.");
            _stream = input;
            _encoding = encoding;
            _leaveOpen = leaveOpen;
        }

        public virtual Stream BaseStream { get { return _stream; } }

        Stream Open()
        {
            if (_closed)
                throw new ObjectDisposedException(null, "Cannot access a closed file.");
            return _stream;
        }

        byte[] Exactly(int count)
        {
            var bytes = new byte[count];
            for (int done = 0; done < count; )
            {
                int got = Open().Read(bytes, done, count - done);
                if (got == 0)
                    throw new EndOfStreamException("Unable to read beyond the end of the stream.");
                done += got;
            }
            return bytes;
        }

        public virtual bool ReadBoolean() { return ReadByte() != 0; }
        public virtual byte ReadByte() { return Exactly(1)[0]; }
        public virtual sbyte ReadSByte() { return (sbyte)ReadByte(); }
        public virtual short ReadInt16() { return BitConverter.ToInt16(Exactly(2), 0); }
        public virtual ushort ReadUInt16() { return BitConverter.ToUInt16(Exactly(2), 0); }
        public virtual int ReadInt32() { return BitConverter.ToInt32(Exactly(4), 0); }
        public virtual uint ReadUInt32() { return BitConverter.ToUInt32(Exactly(4), 0); }
        public virtual long ReadInt64() { return BitConverter.ToInt64(Exactly(8), 0); }
        public virtual ulong ReadUInt64() { return BitConverter.ToUInt64(Exactly(8), 0); }
        public virtual float ReadSingle() { return BitConverter.ToSingle(Exactly(4), 0); }
        public virtual double ReadDouble() { return BitConverter.ToDouble(Exactly(8), 0); }
        public virtual decimal ReadDecimal() { return new decimal(new int[] { ReadInt32(), ReadInt32(), ReadInt32(), ReadInt32() }); }
        public virtual string ReadString() { return _encoding.GetString(Exactly(Read7BitEncodedInt())); }

        public virtual byte[] ReadBytes(int count)
        {
            if (count < 0)
                throw new ArgumentOutOfRangeException("count", count, "count ('" + count + "') must be a non-negative value.");
            var bytes = new byte[count];
            int done = 0, got;
            while (done < count && (got = Open().Read(bytes, done, count - done)) > 0)
                done += got;
            if (done < count)
                Array.Resize(ref bytes, done);
            return bytes;
        }

        public virtual int Read(byte[] buffer, int index, int count) { return Open().Read(buffer, index, count); }

        // A character is as many bytes as it takes for the encoding to see a whole one.
        public virtual int Read()
        {
            int first = Open().ReadByte();
            if (first < 0)
                return -1;
            int more = 0;
            switch (_encoding.CodePage)
            {
                case 65001: more = first < 0xC2 || first > 0xF4 ? 0 : first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1; break;
                case 1200: case 1201: more = 1; break;
                case 12000: more = 3; break;
            }
            byte[] rest = ReadBytes(more), all = new byte[rest.Length + 1];
            all[0] = (byte)first;
            Array.Copy(rest, 0, all, 1, rest.Length);
            string text = _encoding.GetString(all);
            if (text.Length > 1)
                throw new ArgumentException("The output char buffer is too small to contain the decoded characters, encoding '" + _encoding.WebName + "'.");
            return text[0];
        }

        public virtual char ReadChar()
        {
            int next = Read();
            if (next < 0)
                throw new EndOfStreamException("Unable to read beyond the end of the stream.");
            return (char)next;
        }

        public virtual char[] ReadChars(int count)
        {
            var text = new StringBuilder();
            int next;
            while (text.Length < count && (next = Read()) >= 0)
                text.Append((char)next);
            return text.ToString().ToCharArray();
        }

        public virtual int PeekChar()
        {
            if (!Open().CanSeek)
                return -1;
            long position = _stream.Position;
            try
            {
                return Read();
            }
            catch (ArgumentException)
            {
                return -1;
            }
            finally
            {
                _stream.Position = position;
            }
        }

        public int Read7BitEncodedInt()
        {
            uint value = 0;
            for (int shift = 0; shift < 35; shift += 7)
            {
                byte next = ReadByte();
                if (shift == 28 && next > 0x0F)
                    break;
                value |= (uint)(next & 0x7F) << shift;
                if (next < 0x80)
                    return (int)value;
            }
            throw new FormatException("Too many bytes in what should have been a 7-bit encoded integer.");
        }

        public virtual void Close() { Dispose(true); }
        public void Dispose() { Dispose(true); }
        protected virtual void Dispose(bool disposing)
        {
            if (!_closed && !_leaveOpen)
                _stream.Close();
            _closed = true;
        }
    }
}
