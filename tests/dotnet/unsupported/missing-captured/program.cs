using System;
using System.Collections.Specialized;
using System.Diagnostics;
using System.Net;
using System.Threading;

class P
{
    static WebClient shared;
    static BitVector32 flags;
    static HttpStatusCode status;
    static int n;

    // Overloads are told apart without their types.
    static void Take(WebClient client) { Debug.Assert(client == null); n++; }
    static void Take(HttpStatusCode code) { status = code; }
    static void Take(int number) { n += number; }

    static void Main(string[] args)
    {
        WebClient client = null;
        BitVector32 bits;
        int seen = 0;
        // The compiler puts all variables that these capture into one class.
        Action never = () =>
        {
            client = new WebClient();
            bits = new BitVector32(1);
            flags = bits;
            Take(HttpStatusCode.OK);
        };
        var thread = new Thread(() => seen = 1);
        thread.Start();
        thread.Join();
        Debug.Assert(seen == 1 && client == null && shared == null);
        Take((WebClient)null);
        Take(2);
        if (args.Length > 0)
        {
            var local = new BitVector32(2);
            n = local.Data;
            never();
        }
    }
}
