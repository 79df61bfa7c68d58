// Double-checked locking: an object is created on first use, and read without a lock afterwards.
using System.Threading;

class Helper
{
    public int data;

    public Helper()
    {
        data = 1;
    }
}

class DoubleChecked
{
    static readonly object gate = new object();
    static Helper helper;
    static int seen0, seen1;

    static Helper GetHelper()
    {
        if (helper == null)
        {
            lock (gate)
            {
                if (helper == null)
                    helper = new Helper();
            }
        }
        return helper;
    }

    static void Second()
    {
        seen1 = GetHelper().data;
    }

    static void Main()
    {
        new Thread(Second).Start();
        seen0 = GetHelper().data;
    }
}
