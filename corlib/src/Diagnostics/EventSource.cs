// Sources of trace events. Nobody listens here, so they are never enabled and write nothing.
namespace System.Diagnostics.Tracing
{
    public enum EventLevel { LogAlways, Critical, Error, Warning, Informational, Verbose }
    public enum EventTask { None }
    public enum EventOpcode { Info, Start, Stop, DataCollectionStart, DataCollectionStop, Extension, Reply, Resume, Suspend, Send, Receive = 240 }
    [Flags]
    public enum EventKeywords : long { None = 0, All = -1 }
    [Flags]
    public enum EventSourceSettings { Default = 0, ThrowOnEventWriteErrors = 1, EtwManifestEventFormat = 4, EtwSelfDescribingEventFormat = 8 }
    public enum EventCommand { Update = 0, SendManifest = -1, Enable = -2, Disable = -3 }
    public class EventCommandEventArgs : EventArgs
    {
        internal EventCommandEventArgs() { }
        public EventCommand Command { get { return EventCommand.Update; } }
    }

    public class EventSource : IDisposable
    {
        protected EventSource() { }
        protected EventSource(bool throwOnEventWriteErrors) { }
        protected EventSource(EventSourceSettings settings) { }
        protected EventSource(EventSourceSettings settings, params string[] traits) { }
        internal EventSource(Guid id, string name) { Name = name; }
        public EventSource(string eventSourceName) { Name = eventSourceName; }
        public EventSource(string eventSourceName, EventSourceSettings config) { Name = eventSourceName; }
        public string Name { get; }
        public static Guid CurrentThreadActivityId { get { return Guid.Empty; } }
        public static void SetCurrentThreadActivityId(Guid activityId) { }
        public static void SetCurrentThreadActivityId(Guid activityId, out Guid oldActivityThatWillContinue) { oldActivityThatWillContinue = Guid.Empty; }
        public bool IsEnabled() { return false; }
        public bool IsEnabled(EventLevel level, EventKeywords keywords) { return false; }
        protected virtual void OnEventCommand(EventCommandEventArgs command) { }
        protected void WriteEvent(int eventId) { }
        protected void WriteEvent(int eventId, int arg1) { }
        protected void WriteEvent(int eventId, int arg1, int arg2) { }
        protected void WriteEvent(int eventId, int arg1, int arg2, int arg3) { }
        protected void WriteEvent(int eventId, long arg1) { }
        protected void WriteEvent(int eventId, long arg1, long arg2) { }
        protected void WriteEvent(int eventId, string arg1) { }
        protected void WriteEvent(int eventId, string arg1, int arg2) { }
        protected void WriteEvent(int eventId, string arg1, string arg2) { }
        protected void WriteEvent(int eventId, params object[] args) { }
        public void Dispose() { Dispose(true); }
        protected virtual void Dispose(bool disposing) { }
    }

    [AttributeUsage(AttributeTargets.Class)]
    public sealed class EventSourceAttribute : Attribute
    {
        public string Name { get; set; }
        public string Guid { get; set; }
        public string LocalizationResources { get; set; }
    }
    [AttributeUsage(AttributeTargets.Method)]
    public sealed class EventAttribute : Attribute
    {
        public EventAttribute(int eventId) { EventId = eventId; }
        public int EventId { get; }
        public EventLevel Level { get; set; }
        public EventKeywords Keywords { get; set; }
        public EventOpcode Opcode { get; set; }
        public EventTask Task { get; set; }
        public string Message { get; set; }
        public byte Version { get; set; }
    }
    [AttributeUsage(AttributeTargets.Method)]
    public sealed class NonEventAttribute : Attribute { }
}
