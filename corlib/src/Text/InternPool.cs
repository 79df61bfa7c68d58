// The texts that are interned: literals of the program from the start, others once somebody asked for it.
using System.Collections.Generic;
using Machine = Fencepost.Runtime;

namespace System
{
    static class InternPool
    {
        static readonly List<string> s_added = new List<string>();

        internal static string Find(string text, bool add)
        {
            if (Machine.IsLiteral(text))
                return Machine.Intern(text);
            Machine.AtomicBegin();
            string found = null;
            for (int i = 0; found == null && i < s_added.Count; i++)
                if (s_added[i] == text)
                    found = s_added[i];
            if (found == null && add)
                s_added.Add(found = text);
            Machine.AtomicEnd();
            return found;
        }
    }
}
