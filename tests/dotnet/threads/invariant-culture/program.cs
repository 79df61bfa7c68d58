using System;
using System.Diagnostics;
using System.Globalization;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static void Main()
    {
        var mine = new CultureInfo("");
        Debug.Assert(mine.Equals(CultureInfo.InvariantCulture) && CultureInfo.CurrentCulture.Equals(mine));
        CultureInfo.CurrentCulture = mine;
        Debug.Assert(ReferenceEquals(CultureInfo.CurrentCulture, mine));
        Debug.Assert(ReferenceEquals(Thread.CurrentThread.CurrentCulture, mine));
        // It goes along to tasks.
        Task.Run(() => Debug.Assert(ReferenceEquals(CultureInfo.CurrentCulture, mine))).Wait();
        Thread.CurrentThread.CurrentCulture = CultureInfo.InvariantCulture;
        Debug.Assert(ReferenceEquals(CultureInfo.CurrentCulture, CultureInfo.InvariantCulture));
        try
        {
            CultureInfo.CurrentCulture = null;
            Debug.Assert(false);
        }
        catch (ArgumentNullException)
        {
        }
    }
}
