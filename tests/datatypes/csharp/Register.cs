// A value of eight bytes, and a flag that says that it is there.
public class Register
{
    long value;
    volatile bool there;

    public void Write(long v)
    {
        value = v;
        there = true;
    }

    public bool TryRead(out long v)
    {
        if (there)
        {
            v = value;
            return true;
        }
        v = 0;
        return false;
    }
}
