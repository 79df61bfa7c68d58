using System.Diagnostics;
using System.Runtime.InteropServices;

class P
{
    static void Main()
    {
        Debug.Assert(RuntimeInformation.IsOSPlatform(OSPlatform.Linux));
        Debug.Assert(!RuntimeInformation.IsOSPlatform(OSPlatform.Windows));
        Debug.Assert(OSPlatform.Create("linux") == OSPlatform.Linux && OSPlatform.OSX.ToString() == "OSX");
        Debug.Assert(RuntimeInformation.ProcessArchitecture == RuntimeInformation.OSArchitecture);
        Debug.Assert(RuntimeInformation.OSDescription.Length > 0 && RuntimeInformation.FrameworkDescription.Length > 0);
    }
}
