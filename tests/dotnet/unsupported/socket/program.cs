using System.Net.Sockets;

class P
{
    static void Main() { var c = new TcpClient("localhost", 80); }
}
