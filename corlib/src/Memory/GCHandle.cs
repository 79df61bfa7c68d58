// Handles of objects. Nothing is collected while somebody can tell, so a weak one keeps its target, too.
namespace System.Runtime.InteropServices
{
    public enum GCHandleType { Weak, WeakTrackResurrection, Normal, Pinned }

    public struct GCHandle : IEquatable<GCHandle>
    {
        sealed class Slot
        {
            internal object Target;
        }
        Slot _slot;

        public static GCHandle Alloc(object value) { return Alloc(value, GCHandleType.Normal); }
        public static GCHandle Alloc(object value, GCHandleType type)
        {
            var handle = default(GCHandle);
            handle._slot = new Slot { Target = value };
            return handle;
        }
        Slot Allocated { get { return _slot ?? throw new InvalidOperationException("Handle is not initialized."); } }
        public bool IsAllocated { get { return _slot != null; } }
        public object Target { get { return Allocated.Target; } set { Allocated.Target = value; } }
        public void Free()
        {
            Allocated.Target = null;
            _slot = null;
        }
        public bool Equals(GCHandle other) { return _slot == other._slot; }
        public override bool Equals(object o) { return o is GCHandle && Equals((GCHandle)o); }
        public override int GetHashCode() { return _slot == null ? 0 : _slot.GetHashCode(); }
        public static bool operator ==(GCHandle a, GCHandle b) { return a.Equals(b); }
        public static bool operator !=(GCHandle a, GCHandle b) { return !a.Equals(b); }
    }
}
