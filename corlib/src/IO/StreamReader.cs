// A text reader over a stream of bytes.
using System.Text;
using System.Threading;
using System.Threading.Tasks;

namespace System.IO
{
    public class StreamReader : TextReader
    {
        public static readonly new StreamReader Null = new StreamReader(Stream.Null);

        readonly Stream _stream;
        readonly bool _leaveOpen;
        readonly int _size;
        Encoding _encoding;
        bool _detect, _skipMark, _closed;
        // What has been decoded and not yet read.
        string _chars = "";
        int _at;
        // Bytes at the end of what was read that are not a whole character yet.
        byte[] _rest = new byte[0];

        public StreamReader(Stream stream) : this(stream, true) { }
        public StreamReader(Stream stream, bool detectEncodingFromByteOrderMarks) : this(stream, Encoding.UTF8, detectEncodingFromByteOrderMarks) { }
        public StreamReader(Stream stream, Encoding encoding) : this(stream, encoding, true) { }
        public StreamReader(Stream stream, Encoding encoding, bool detectEncodingFromByteOrderMarks) : this(stream, encoding, detectEncodingFromByteOrderMarks, -1) { }
        public StreamReader(Stream stream, Encoding encoding, bool detectEncodingFromByteOrderMarks, int bufferSize) : this(stream, encoding, detectEncodingFromByteOrderMarks, bufferSize, false) { }
        public StreamReader(Stream stream, Encoding encoding = null, bool detectEncodingFromByteOrderMarks = true, int bufferSize = -1, bool leaveOpen = false)
        {
            if (stream == null)
                throw new ArgumentNullException("stream");
            if (!stream.CanRead)
                throw new ArgumentException("Stream was not readable.");
            if (bufferSize == -1)
                bufferSize = 1024;
            else if (bufferSize <= 0)
                throw new ArgumentOutOfRangeException("bufferSize", bufferSize, "bufferSize ('" + bufferSize + "') must be a non-negative and non-zero value.");
            _stream = stream;
            _encoding = encoding ?? Encoding.UTF8;
            _size = Math.Max(bufferSize, 128);
            _detect = detectEncodingFromByteOrderMarks;
            _skipMark = true;
            _leaveOpen = leaveOpen;
        }

        public virtual Stream BaseStream { get { return _stream; } }
        public virtual Encoding CurrentEncoding { get { return _encoding; } }
        public bool EndOfStream
        {
            get
            {
                Open();
                return _at == _chars.Length && !Fill();
            }
        }

        public void DiscardBufferedData()
        {
            _chars = "";
            _at = 0;
            _rest = new byte[0];
        }

        void Open()
        {
            if (_closed)
                throw new ObjectDisposedException(null, "Cannot read from a closed TextReader.");
        }

        // Reads until there is something to give, or nothing comes any more.
        bool Fill()
        {
            do
            {
                var bytes = new byte[_size];
                int count = _stream.Read(bytes, 0, bytes.Length);
                if (!Take(bytes, count))
                    return _chars.Length > 0;
            }
            while (_chars.Length == 0);
            return true;
        }

        async Task<bool> FillAsync()
        {
            do
            {
                var bytes = new byte[_size];
                int count = await _stream.ReadAsync(bytes, 0, bytes.Length).ConfigureAwait(false);
                if (!Take(bytes, count))
                    return _chars.Length > 0;
            }
            while (_chars.Length == 0);
            return true;
        }

        // Decodes the whole characters among what is left over and what came. False at the end of the stream.
        bool Take(byte[] bytes, int count)
        {
            var all = new byte[_rest.Length + count];
            Array.Copy(_rest, all, _rest.Length);
            Array.Copy(bytes, 0, all, _rest.Length, count);
            _at = 0;
            if (count == 0)
            {
                _rest = new byte[0];
                _chars = _encoding.GetString(all);
                return false;
            }
            int start = 0;
            if (_skipMark && all.Length >= 2)
            {
                start = Mark(all);
                _skipMark = _detect = false;
            }
            int whole = _skipMark ? 0 : Whole(all, start);
            _chars = _encoding.GetString(all, start, whole - start < 0 ? 0 : whole - start);
            int used = Math.Max(whole, start);
            _rest = new byte[all.Length - used];
            Array.Copy(all, used, _rest, 0, _rest.Length);
            return true;
        }

        // How many bytes the byte order mark has; it also says which encoding it is, if that is wanted.
        int Mark(byte[] all)
        {
            if (_detect)
            {
                if (all[0] == 0xFE && all[1] == 0xFF)
                {
                    _encoding = Encoding.BigEndianUnicode;
                    return 2;
                }
                if (all[0] == 0xFF && all[1] == 0xFE)
                {
                    bool wide = all.Length >= 4 && all[2] == 0 && all[3] == 0;
                    _encoding = wide ? Encoding.UTF32 : Encoding.Unicode;
                    return wide ? 4 : 2;
                }
                if (all.Length >= 3 && all[0] == 0xEF && all[1] == 0xBB && all[2] == 0xBF)
                {
                    _encoding = Encoding.UTF8;
                    return 3;
                }
            }
            byte[] mark = _encoding.GetPreamble();
            if (mark.Length == 0 || mark.Length > all.Length)
                return 0;
            for (int i = 0; i < mark.Length; i++)
            {
                if (all[i] != mark[i])
                    return 0;
            }
            return mark.Length;
        }

        // Where the last whole character ends.
        int Whole(byte[] all, int start)
        {
            int length = all.Length;
            switch (_encoding.CodePage)
            {
                case 65001:
                    for (int back = 1; back <= 3 && length - back >= start; back++)
                    {
                        int b = all[length - back];
                        if (b < 0x80)
                            return length;
                        if (b >= 0xC0)
                        {
                            int wanted = b >= 0xF0 ? 4 : b >= 0xE0 ? 3 : 2;
                            return wanted > back ? length - back : length;
                        }
                    }
                    return length;
                case 1200:
                case 1201:
                    length -= (length - start) % 2;
                    if (length - start >= 2)
                    {
                        int high = all[length - (_encoding.CodePage == 1200 ? 1 : 2)];
                        if (high >= 0xD8 && high <= 0xDB)
                            length -= 2;
                    }
                    return length;
                case 12000:
                    return length - (length - start) % 4;
                default:
                    return length;
            }
        }

        public override int Peek()
        {
            Open();
            return _at == _chars.Length && !Fill() ? -1 : _chars[_at];
        }

        public override int Read()
        {
            Open();
            return _at == _chars.Length && !Fill() ? -1 : _chars[_at++];
        }

        public override int Read(char[] buffer, int index, int count)
        {
            CheckRange(buffer, index, count);
            Open();
            int done = 0;
            while (done < count && (_at < _chars.Length || Fill()))
                done += Give(buffer, index + done, count - done);
            return done;
        }

        int Give(char[] buffer, int index, int count)
        {
            int taken = Math.Min(count, _chars.Length - _at);
            _chars.CopyTo(_at, buffer, index, taken);
            _at += taken;
            return taken;
        }

        string Rest()
        {
            string rest = _chars.Substring(_at);
            _at = _chars.Length;
            return rest;
        }

        public override string ReadToEnd()
        {
            Open();
            string text = Rest();
            while (Fill())
                text += Rest();
            return text;
        }

        public override string ReadLine()
        {
            Open();
            if (_at == _chars.Length && !Fill())
                return null;
            string line = "";
            do
            {
                if (EndLine(ref line, out bool carriage))
                {
                    if (carriage && (_at < _chars.Length || Fill()) && _chars[_at] == '\n')
                        _at++;
                    return line;
                }
            }
            while (Fill());
            return line;
        }

        // Adds what is there to the line. True if it ends here; a carriage return may still have a line feed behind it.
        bool EndLine(ref string line, out bool carriage)
        {
            int end = _chars.IndexOfAny(LineEnds.Both, _at);
            carriage = end >= 0 && _chars[end] == '\r';
            if (end < 0)
            {
                line += Rest();
                return false;
            }
            line += _chars.Substring(_at, end - _at);
            _at = end + 1;
            return true;
        }

        public override Task<string> ReadLineAsync()
        {
            Open();
            return LineAsync(CancellationToken.None);
        }

        public override ValueTask<string> ReadLineAsync(CancellationToken cancellationToken)
        {
            Open();
            return new ValueTask<string>(LineAsync(cancellationToken));
        }

        async Task<string> LineAsync(CancellationToken cancellationToken)
        {
            cancellationToken.ThrowIfCancellationRequested();
            if (_at == _chars.Length && !await FillAsync().ConfigureAwait(false))
                return null;
            string line = "";
            while (true)
            {
                bool carriage, ends = EndLine(ref line, out carriage);
                if (ends && carriage && _at == _chars.Length)
                    await FillAsync().ConfigureAwait(false);
                if (ends && carriage && _at < _chars.Length && _chars[_at] == '\n')
                    _at++;
                if (ends)
                    return line;
                if (!await FillAsync().ConfigureAwait(false))
                    return line;
            }
        }

        public override Task<string> ReadToEndAsync()
        {
            Open();
            return EndAsync();
        }

        async Task<string> EndAsync()
        {
            string text = Rest();
            while (await FillAsync().ConfigureAwait(false))
                text += Rest();
            return text;
        }

        public override Task<int> ReadAsync(char[] buffer, int index, int count)
        {
            CheckRange(buffer, index, count);
            Open();
            return SomeAsync(buffer, index, count);
        }

        async Task<int> SomeAsync(char[] buffer, int index, int count)
        {
            if (count == 0 || _at == _chars.Length && !await FillAsync().ConfigureAwait(false))
                return 0;
            return Give(buffer, index, count);
        }

        protected override void Dispose(bool disposing)
        {
            if (_closed)
                return;
            _closed = true;
            if (!_leaveOpen)
                _stream.Close();
        }
    }
}
