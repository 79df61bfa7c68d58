// The timer that is a component: events instead of a callback, and an interval that can be set at any time.
using System.Threading;

namespace System.ComponentModel
{
    public class Component : MarshalByRefObject, IDisposable
    {
        public event EventHandler Disposed;
        public void Dispose() { Dispose(true); }
        protected virtual void Dispose(bool disposing)
        {
            EventHandler disposed = Disposed;
            if (disposing && disposed != null)
                disposed(this, EventArgs.Empty);
        }
    }
}

namespace System.Timers
{
    public delegate void ElapsedEventHandler(object sender, ElapsedEventArgs e);

    public class ElapsedEventArgs : EventArgs
    {
        readonly DateTime? _signalTime;
        internal ElapsedEventArgs() { }
        public ElapsedEventArgs(DateTime signalTime) { _signalTime = signalTime; }
        // Read when somebody asks, because a clock that was read belongs to the state from then on.
        public DateTime SignalTime { get { return _signalTime ?? DateTime.Now; } }
    }

    public class Timer : ComponentModel.Component
    {
        double _interval;
        bool _autoReset = true;
        bool _enabled;
        bool _disposed;
        System.Threading.Timer _timer;
        // What a callback of the present timer gets; one of an earlier timer comes too late.
        object _turn;

        public event ElapsedEventHandler Elapsed;

        public Timer() { _interval = 100; }
        public Timer(double interval)
        {
            if (double.IsNaN(interval) || interval <= 0 || Math.Ceiling(interval) > int.MaxValue)
                throw new ArgumentException("Invalid value " + interval + " for parameter interval.", "interval");
            _interval = interval;
        }
        public Timer(TimeSpan interval) : this(interval.TotalMilliseconds) { }

        public bool AutoReset
        {
            get { return _autoReset; }
            set
            {
                if (_autoReset == value)
                    return;
                _autoReset = value;
                if (_timer != null)
                    Arm();
            }
        }
        public double Interval
        {
            get { return _interval; }
            set
            {
                if (double.IsNaN(value) || value <= 0)
                    throw new ArgumentException("'" + value + "' is not a valid value for 'Interval'. 'Interval' must be greater than 0.");
                _interval = value;
                if (_timer != null)
                    Arm();
            }
        }
        public bool Enabled
        {
            get { return _enabled; }
            set
            {
                if (_enabled == value)
                    return;
                if (!value)
                    Withdraw();
                _enabled = value;
                if (!value)
                    return;
                if (_timer == null)
                {
                    if (_disposed)
                        throw new ObjectDisposedException(GetType().FullName);
                    _turn = new object();
                    _timer = new System.Threading.Timer(Tick, _turn, Timeout.Infinite, Timeout.Infinite);
                }
                Arm();
            }
        }
        public void Start() { Enabled = true; }
        public void Stop() { Enabled = false; }
        public void BeginInit() { }
        public void EndInit() { }
        public void Close()
        {
            _enabled = false;
            Withdraw();
        }
        protected override void Dispose(bool disposing)
        {
            Close();
            _disposed = true;
            base.Dispose(disposing);
        }

        void Arm()
        {
            int milliseconds = (int)Math.Ceiling(_interval);
            _timer.Change(milliseconds, _autoReset ? milliseconds : Timeout.Infinite);
        }

        void Withdraw()
        {
            System.Threading.Timer timer = _timer;
            if (timer == null)
                return;
            _turn = null;
            timer.Dispose();
            _timer = null;
        }

        void Tick(object turn)
        {
            if (turn != _turn)
                return;
            if (!_autoReset)
                _enabled = false;
            ElapsedEventHandler elapsed = Elapsed;
            // What a handler throws goes no further.
            try
            {
                if (elapsed != null)
                    elapsed(this, new ElapsedEventArgs());
            }
            catch
            {
            }
        }
    }
}
