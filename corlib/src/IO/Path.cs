// Paths as text, as they are on Unix. Nothing here looks at files.
using System.Text;

namespace System.IO
{
    public static class Path
    {
        public static readonly char DirectorySeparatorChar = '/';
        public static readonly char AltDirectorySeparatorChar = '/';
        public static readonly char PathSeparator = ':';
        public static readonly char VolumeSeparatorChar = '/';

        public static char[] GetInvalidFileNameChars() { return new[] { '\0', '/' }; }
        public static char[] GetInvalidPathChars() { return new[] { '\0' }; }

        public static bool IsPathRooted(string path) { return path != null && path.Length > 0 && path[0] == '/'; }
        public static bool IsPathFullyQualified(string path) { return IsPathRooted(path ?? throw new ArgumentNullException("path")); }
        public static string GetPathRoot(string path)
        {
            if (string.IsNullOrEmpty(path))
                return null;
            return IsPathRooted(path) ? "/" : "";
        }

        static int NameStart(string path) { return path.LastIndexOf('/') + 1; }

        // Where the extension begins, with its dot; -1 if there is none.
        static int ExtensionStart(string path)
        {
            int dot = path.LastIndexOf('.');
            return dot < NameStart(path) ? -1 : dot;
        }

        public static string GetFileName(string path) { return path == null ? null : path.Substring(NameStart(path)); }
        public static string GetFileNameWithoutExtension(string path)
        {
            if (path == null)
                return null;
            int dot = ExtensionStart(path), start = NameStart(path);
            return dot < 0 ? path.Substring(start) : path.Substring(start, dot - start);
        }
        public static string GetExtension(string path)
        {
            if (path == null)
                return null;
            int dot = ExtensionStart(path);
            return dot < 0 || dot == path.Length - 1 ? "" : path.Substring(dot);
        }
        public static bool HasExtension(string path) { return path != null && GetExtension(path).Length > 0; }
        public static string ChangeExtension(string path, string extension)
        {
            if (string.IsNullOrEmpty(path))
                return path;
            int dot = ExtensionStart(path);
            string stem = dot < 0 ? path : path.Substring(0, dot);
            if (extension == null)
                return stem;
            return extension.StartsWith('.') ? stem + extension : stem + "." + extension;
        }

        public static ReadOnlySpan<char> GetFileName(ReadOnlySpan<char> path) { return GetFileName(path.ToString()).AsSpan(); }
        public static ReadOnlySpan<char> GetFileNameWithoutExtension(ReadOnlySpan<char> path) { return GetFileNameWithoutExtension(path.ToString()).AsSpan(); }
        public static ReadOnlySpan<char> GetExtension(ReadOnlySpan<char> path) { return GetExtension(path.ToString()).AsSpan(); }

        // Several separators in a row count as one.
        public static string GetDirectoryName(string path)
        {
            if (string.IsNullOrEmpty(path))
                return null;
            int root = IsPathRooted(path) ? 1 : 0, end = path.Length;
            if (end == root)
                return null;
            do
                end--;
            while (end > root && path[end] != '/');
            while (end > root && path[end - 1] == '/')
                end--;
            return Once(path.Substring(0, end));
        }
        static string Once(string path)
        {
            var text = new StringBuilder();
            for (int i = 0; i < path.Length; i++)
            {
                if (path[i] != '/' || i == 0 || path[i - 1] != '/')
                    text.Append(path[i]);
            }
            return text.ToString();
        }

        public static bool EndsInDirectorySeparator(string path) { return !string.IsNullOrEmpty(path) && path[path.Length - 1] == '/'; }
        public static string TrimEndingDirectorySeparator(string path)
        {
            return EndsInDirectorySeparator(path) && path.Length > 1 ? path.Substring(0, path.Length - 1) : path;
        }

        public static string Combine(string path1, string path2) { return Combine(new[] { path1 ?? throw new ArgumentNullException("path1"), path2 ?? throw new ArgumentNullException("path2") }); }
        public static string Combine(string path1, string path2, string path3)
        {
            return Combine(new[] { path1 ?? throw new ArgumentNullException("path1"), path2 ?? throw new ArgumentNullException("path2"), path3 ?? throw new ArgumentNullException("path3") });
        }
        public static string Combine(string path1, string path2, string path3, string path4)
        {
            return Combine(Combine(path1, path2, path3), path4 ?? throw new ArgumentNullException("path4"));
        }
        public static string Combine(ReadOnlySpan<string> paths) { return Combine(paths.ToArray()); }
        public static string Combine(params string[] paths)
        {
            string combined = "";
            foreach (string path in paths ?? throw new ArgumentNullException("paths"))
                combined = IsPathRooted(path ?? throw new ArgumentNullException("paths")) ? path : Join(combined, path);
            return combined;
        }
        public static string Join(string path1, string path2)
        {
            if (string.IsNullOrEmpty(path1))
                return path2 ?? "";
            if (string.IsNullOrEmpty(path2))
                return path1;
            return EndsInDirectorySeparator(path1) || path2[0] == '/' ? path1 + path2 : path1 + "/" + path2;
        }
        public static string Join(string path1, string path2, string path3) { return Join(Join(path1, path2), path3); }
        public static string Join(string path1, string path2, string path3, string path4) { return Join(Join(path1, path2, path3), path4); }
        public static string Join(ReadOnlySpan<string> paths) { return Join(paths.ToArray()); }
        public static string Join(params string[] paths)
        {
            string joined = "";
            foreach (string path in paths ?? throw new ArgumentNullException("paths"))
                joined = Join(joined, path);
            return joined;
        }
    }
}
