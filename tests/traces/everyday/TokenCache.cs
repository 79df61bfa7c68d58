using System;
using System.Collections.Concurrent;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

namespace Auth
{
    class Token
    {
        public readonly string User;
        public readonly int Serial;
        public Token(string user, int serial) { User = user; Serial = serial; }
        public override string ToString() => User + ":" + Serial;
    }

    class TokenIssuer
    {
        private int issued;
        public int Issued => Volatile.Read(ref issued);
        public Token Issue(string user) => new Token(user, Interlocked.Increment(ref issued));
    }

    class TokenCache
    {
        private readonly ConcurrentDictionary<string, Token> tokens = new ConcurrentDictionary<string, Token>();
        private readonly TokenIssuer issuer;
        public TokenCache(TokenIssuer issuer) { this.issuer = issuer; }

        public Token For(string user)
        {
            Token token;
            if (!tokens.TryGetValue(user, out token))
            {
                token = issuer.Issue(user);
                tokens[user] = token;
            }
            return token;
        }
    }

    static class Program
    {
        static void Main()
        {
            var issuer = new TokenIssuer();
            var cache = new TokenCache(issuer);
            Token a = null, b = null;
            Parallel.Invoke(() => a = cache.For("ann"), () => b = cache.For("ann"));
            if (!ReferenceEquals(a, b))
                throw new InvalidOperationException($"two tokens for one user: {a} and {b}");
        }
    }
}
