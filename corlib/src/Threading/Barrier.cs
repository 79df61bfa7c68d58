// Barriers and reader-writer locks. State changes in atomic sections; waiting is for one cell.
using System.Collections.Generic;
using Machine = Fencepost.Runtime;

namespace System.Threading
{
    public class BarrierPostPhaseException : Exception
    {
        public BarrierPostPhaseException() : this((string)null) { }
        public BarrierPostPhaseException(Exception innerException) : this(null, innerException) { }
        public BarrierPostPhaseException(string message) : this(message, null) { }
        public BarrierPostPhaseException(string message, Exception innerException)
            : base(message ?? "The postPhaseAction failed with an exception.", innerException) { }
    }

    public class Barrier : IDisposable
    {
        // One phase: _over is set when everybody has arrived and the action has run.
        sealed class Phase
        {
            internal int _over;
            [Fencepost.SetOnce] internal Exception _failure;

            internal void ThrowIfFailed()
            {
                if (_failure != null)
                    throw new BarrierPostPhaseException(_failure);
            }
        }

        const int Most = 32767;

        readonly Action<Barrier> _action;
        int _participants;
        // Nobody, as soon as everybody has arrived.
        int _arrived;
        // Whether everybody has arrived and the phase is not over yet.
        bool _ending;
        long _number;
        Phase _phase = new Phase();
        // The thread that runs the action, which must not use the barrier.
        long _actor;
        bool _disposed;

        public Barrier(int participantCount) : this(participantCount, null) { }
        public Barrier(int participantCount, Action<Barrier> postPhaseAction)
        {
            if (participantCount < 0 || participantCount > Most)
                throw new ArgumentOutOfRangeException("participantCount", participantCount, "The participantCount argument must be non-negative and less than or equal to 32767.");
            _participants = participantCount;
            _action = postPhaseAction;
        }

        public int ParticipantCount { get { return Volatile.Read(ref _participants); } }
        public int ParticipantsRemaining
        {
            get
            {
                Machine.AtomicBegin();
                int remaining = _participants - _arrived;
                Machine.AtomicEnd();
                return remaining;
            }
        }
        public long CurrentPhaseNumber { get { return Volatile.Read(ref _number); } }

        void Check()
        {
            if (_disposed)
                throw new ObjectDisposedException("Barrier");
            CheckActor();
        }

        void CheckActor()
        {
            if (_actor != 0 && _actor == Machine.CurrentThreadHandle())
                throw new InvalidOperationException("This method may not be called from within the postPhaseAction.");
        }

        const string TooMany = "Adding participantCount participants would result in the number of participants exceeding the maximum number allowed.";

        public long AddParticipant()
        {
            long phase;
            if (!Add(1, out phase))
                throw new InvalidOperationException(TooMany);
            return phase;
        }
        public long AddParticipants(int participantCount)
        {
            long phase;
            if (!Add(participantCount, out phase))
                throw new ArgumentOutOfRangeException("participantCount", TooMany);
            return phase;
        }
        // False if there is no room for them. Otherwise, the phase that they belong to.
        bool Add(int participantCount, out long number)
        {
            Check();
            CheckPositive(participantCount);
            Machine.AtomicBegin();
            bool room = participantCount <= Most - _participants;
            if (room)
                _participants += participantCount;
            Phase phase = _phase;
            bool ending = _ending;
            number = ending ? _number + 1 : _number;
            Machine.AtomicEnd();
            if (!room)
                return false;
            // Who comes too late for a phase joins the next one, and waits until that begins.
            if (ending)
                Machine.WaitCell(ref phase._over, Machine.UntilDiffers, 0, Timeout.Infinite);
            return true;
        }
        public void RemoveParticipant() { RemoveParticipants(1); }
        public void RemoveParticipants(int participantCount)
        {
            Check();
            CheckPositive(participantCount);
            Machine.AtomicBegin();
            bool enough = _participants >= participantCount;
            bool awaited = enough && _participants - _arrived >= participantCount;
            if (awaited)
                _participants -= participantCount;
            Phase phase = _phase;
            bool last = awaited && _arrived > 0 && _arrived == _participants;
            if (last)
                BeginEnd();
            Machine.AtomicEnd();
            if (!enough)
                throw new ArgumentOutOfRangeException("participantCount", "The participantCount argument must be less than or equal the number of participants.");
            if (!awaited)
                throw new InvalidOperationException("The participantCount argument is greater than the number of participants that haven't yet arrived at the barrier in this phase.");
            if (last)
            {
                FinishPhase();
                phase.ThrowIfFailed();
            }
        }

        static void CheckPositive(int participantCount)
        {
            if (participantCount < 1)
                throw new ArgumentOutOfRangeException("participantCount", participantCount, "The participantCount argument must be a positive value.");
        }

        public void SignalAndWait() { SignalAndWait(Timeout.Infinite, default(CancellationToken)); }
        public void SignalAndWait(CancellationToken cancellationToken) { SignalAndWait(Timeout.Infinite, cancellationToken); }
        public bool SignalAndWait(TimeSpan timeout) { return SignalAndWait(Timeout.Milliseconds(timeout), default(CancellationToken)); }
        public bool SignalAndWait(TimeSpan timeout, CancellationToken cancellationToken) { return SignalAndWait(Timeout.Milliseconds(timeout), cancellationToken); }
        public bool SignalAndWait(int millisecondsTimeout) { return SignalAndWait(millisecondsTimeout, default(CancellationToken)); }
        public bool SignalAndWait(int millisecondsTimeout, CancellationToken cancellationToken)
        {
            Timeout.Check(millisecondsTimeout);
            cancellationToken.ThrowIfCancellationRequested();
            Machine.AtomicBegin();
            bool refused = _disposed || _actor == Machine.CurrentThreadHandle();
            Phase phase = _phase;
            bool empty = _participants == 0;
            bool allowed = !refused && !empty && !_ending;
            if (allowed)
                _arrived++;
            bool last = allowed && _arrived == _participants;
            if (last)
                BeginEnd();
            Machine.AtomicEnd();
            if (refused)
                Check();
            if (empty)
                throw new InvalidOperationException("The barrier has no registered participants.");
            if (!allowed)
                throw new InvalidOperationException("The number of threads using the barrier exceeded the total number of registered participants.");
            if (last)
                FinishPhase();
            else if (!Wait(phase, millisecondsTimeout, cancellationToken))
                return false;
            phase.ThrowIfFailed();
            return true;
        }

        // Somebody who gives up takes the arrival back, unless the phase ended meanwhile.
        bool Wait(Phase phase, int millisecondsTimeout, CancellationToken cancellationToken)
        {
            bool satisfied = false;
            bool left = false;
            try
            {
                satisfied = Cells.Wait(ref phase._over, Machine.UntilDiffers, 0, millisecondsTimeout, cancellationToken);
            }
            finally
            {
                if (!satisfied)
                {
                    Machine.AtomicBegin();
                    left = _phase == phase && !_ending;
                    if (left)
                        _arrived--;
                    Machine.AtomicEnd();
                }
            }
            if (!satisfied && !left)
                Machine.WaitCell(ref phase._over, Machine.UntilDiffers, 0, Timeout.Infinite);
            return satisfied || !left;
        }

        // Inside an atomic section. From here to the end of the phase nobody else can arrive, which shows.
        void BeginEnd()
        {
            _arrived = 0;
            _ending = true;
        }

        void FinishPhase()
        {
            Exception failure = null;
            if (_action != null)
            {
                _actor = Machine.CurrentThreadHandle();
                try
                {
                    _action(this);
                }
                catch (Exception e)
                {
                    failure = e;
                }
                _actor = 0;
            }
            Machine.AtomicBegin();
            EndPhase(failure);
            Machine.AtomicEnd();
        }

        // Inside an atomic section.
        void EndPhase(Exception failure)
        {
            Phase finished = _phase;
            _phase = new Phase();
            _ending = false;
            _number++;
            finished._failure = failure;
            finished._over = 1;
        }

        public void Dispose()
        {
            CheckActor();
            Dispose(true);
        }
        protected virtual void Dispose(bool disposing) { _disposed = true; }
    }
}
