// Normal forms of Unicode. A text of ASCII is in each of them; others need tables that are not here.
using System.Reflection;
using System.Text;

namespace System.Text
{
    public enum NormalizationForm { FormC = 1, FormD = 2, FormKC = 5, FormKD = 6 }
}

namespace System
{
    public sealed partial class String
    {
        public string Normalize() { return Normalize(NormalizationForm.FormC); }
        public string Normalize(NormalizationForm normalizationForm)
        {
            CheckForm(normalizationForm);
            return IsAscii() ? this : NotModelled.Of<string>("the normal form of a text with other characters than ASCII");
        }
        public bool IsNormalized() { return IsNormalized(NormalizationForm.FormC); }
        public bool IsNormalized(NormalizationForm normalizationForm)
        {
            CheckForm(normalizationForm);
            return IsAscii() || NotModelled.Of<bool>("the normal form of a text with other characters than ASCII");
        }

        static void CheckForm(NormalizationForm form)
        {
            if (form != NormalizationForm.FormC && form != NormalizationForm.FormD && form != NormalizationForm.FormKC && form != NormalizationForm.FormKD)
                throw new ArgumentException("Invalid or unsupported normalization form.", "normalizationForm");
        }

        bool IsAscii()
        {
            foreach (char c in this)
            {
                if (c > 127)
                    return false;
            }
            return true;
        }
    }
}
