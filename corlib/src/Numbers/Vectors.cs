// Vectors of two and of three floats.
namespace System.Numerics
{
    public struct Vector2 : IEquatable<Vector2>, IFormattable
    {
        public float X;
        public float Y;

        public Vector2(float x, float y)
        {
            X = x;
            Y = y;
        }
        public Vector2(float value) : this(value, value) { }

        public static Vector2 Zero { get { return default(Vector2); } }
        public static Vector2 One { get { return new Vector2(1); } }
        public static Vector2 UnitX { get { return new Vector2(1, 0); } }
        public static Vector2 UnitY { get { return new Vector2(0, 1); } }
        public float this[int index]
        {
            get { return index == 0 ? X : index == 1 ? Y : throw new ArgumentOutOfRangeException("index"); }
            set
            {
                if (index == 0)
                    X = value;
                else if (index == 1)
                    Y = value;
                else
                    throw new ArgumentOutOfRangeException("index");
            }
        }

        public static Vector2 operator +(Vector2 left, Vector2 right) { return new Vector2(left.X + right.X, left.Y + right.Y); }
        public static Vector2 operator -(Vector2 left, Vector2 right) { return new Vector2(left.X - right.X, left.Y - right.Y); }
        public static Vector2 operator *(Vector2 left, Vector2 right) { return new Vector2(left.X * right.X, left.Y * right.Y); }
        public static Vector2 operator /(Vector2 left, Vector2 right) { return new Vector2(left.X / right.X, left.Y / right.Y); }
        public static Vector2 operator *(Vector2 left, float right) { return new Vector2(left.X * right, left.Y * right); }
        public static Vector2 operator *(float left, Vector2 right) { return right * left; }
        public static Vector2 operator /(Vector2 left, float right) { return new Vector2(left.X / right, left.Y / right); }
        public static Vector2 operator -(Vector2 value) { return new Vector2(-value.X, -value.Y); }
        public static bool operator ==(Vector2 left, Vector2 right) { return left.X == right.X && left.Y == right.Y; }
        public static bool operator !=(Vector2 left, Vector2 right) { return !(left == right); }
        public static Vector2 Add(Vector2 left, Vector2 right) { return left + right; }
        public static Vector2 Subtract(Vector2 left, Vector2 right) { return left - right; }
        public static Vector2 Multiply(Vector2 left, Vector2 right) { return left * right; }
        public static Vector2 Divide(Vector2 left, Vector2 right) { return left / right; }
        public static Vector2 Multiply(Vector2 left, float right) { return left * right; }
        public static Vector2 Divide(Vector2 left, float divisor) { return left / divisor; }
        public static Vector2 Negate(Vector2 value) { return -value; }

        public static float Dot(Vector2 left, Vector2 right) { return left.X * right.X + left.Y * right.Y; }
        public static float Cross(Vector2 left, Vector2 right) { return left.X * right.Y - left.Y * right.X; }
        public float LengthSquared() { return Dot(this, this); }
        public float Length() { return MathF.Sqrt(LengthSquared()); }
        public static float DistanceSquared(Vector2 left, Vector2 right) { return (left - right).LengthSquared(); }
        public static float Distance(Vector2 left, Vector2 right) { return (left - right).Length(); }
        public static Vector2 Normalize(Vector2 value) { return value / value.Length(); }
        public static Vector2 Lerp(Vector2 from, Vector2 to, float amount) { return from * (1 - amount) + to * amount; }
        public static Vector2 Min(Vector2 left, Vector2 right) { return new Vector2(MathF.Min(left.X, right.X), MathF.Min(left.Y, right.Y)); }
        public static Vector2 Max(Vector2 left, Vector2 right) { return new Vector2(MathF.Max(left.X, right.X), MathF.Max(left.Y, right.Y)); }
        public static Vector2 Clamp(Vector2 value, Vector2 min, Vector2 max) { return Min(Max(value, min), max); }
        public static Vector2 Abs(Vector2 value) { return new Vector2(MathF.Abs(value.X), MathF.Abs(value.Y)); }
        public static Vector2 SquareRoot(Vector2 value) { return new Vector2(MathF.Sqrt(value.X), MathF.Sqrt(value.Y)); }
        public static Vector2 Reflect(Vector2 vector, Vector2 normal) { return vector - 2 * Dot(vector, normal) * normal; }
        public void CopyTo(float[] array) { CopyTo(array, 0); }
        public void CopyTo(float[] array, int index)
        {
            if (array.Length - index < 2)
                throw new ArgumentException("Elements in source is greater than destination");
            array[index] = X;
            array[index + 1] = Y;
        }

        // Two that are no numbers are equal here, as where float compares objects.
        public bool Equals(Vector2 other) { return X.Equals(other.X) && Y.Equals(other.Y); }
        public override bool Equals(object obj) { return obj is Vector2 && Equals((Vector2)obj); }
        public override int GetHashCode() { return HashCode.Combine(X, Y); }
        public override string ToString() { return ToString("G", null); }
        public string ToString(string format) { return ToString(format, null); }
        public string ToString(string format, IFormatProvider provider)
        {
            return "<" + X.ToString(format, provider) + ", " + Y.ToString(format, provider) + ">";
        }
    }

    public struct Vector3 : IEquatable<Vector3>, IFormattable
    {
        public float X;
        public float Y;
        public float Z;

        public Vector3(float x, float y, float z)
        {
            X = x;
            Y = y;
            Z = z;
        }
        public Vector3(float value) : this(value, value, value) { }
        public Vector3(Vector2 value, float z) : this(value.X, value.Y, z) { }

        public static Vector3 Zero { get { return default(Vector3); } }
        public static Vector3 One { get { return new Vector3(1); } }
        public static Vector3 UnitX { get { return new Vector3(1, 0, 0); } }
        public static Vector3 UnitY { get { return new Vector3(0, 1, 0); } }
        public static Vector3 UnitZ { get { return new Vector3(0, 0, 1); } }
        public float this[int index]
        {
            get { return index == 0 ? X : index == 1 ? Y : index == 2 ? Z : throw new ArgumentOutOfRangeException("index"); }
            set
            {
                if (index == 0)
                    X = value;
                else if (index == 1)
                    Y = value;
                else if (index == 2)
                    Z = value;
                else
                    throw new ArgumentOutOfRangeException("index");
            }
        }

        public static Vector3 operator +(Vector3 left, Vector3 right) { return new Vector3(left.X + right.X, left.Y + right.Y, left.Z + right.Z); }
        public static Vector3 operator -(Vector3 left, Vector3 right) { return new Vector3(left.X - right.X, left.Y - right.Y, left.Z - right.Z); }
        public static Vector3 operator *(Vector3 left, Vector3 right) { return new Vector3(left.X * right.X, left.Y * right.Y, left.Z * right.Z); }
        public static Vector3 operator /(Vector3 left, Vector3 right) { return new Vector3(left.X / right.X, left.Y / right.Y, left.Z / right.Z); }
        public static Vector3 operator *(Vector3 left, float right) { return new Vector3(left.X * right, left.Y * right, left.Z * right); }
        public static Vector3 operator *(float left, Vector3 right) { return right * left; }
        public static Vector3 operator /(Vector3 left, float right) { return new Vector3(left.X / right, left.Y / right, left.Z / right); }
        public static Vector3 operator -(Vector3 value) { return new Vector3(-value.X, -value.Y, -value.Z); }
        public static bool operator ==(Vector3 left, Vector3 right) { return left.X == right.X && left.Y == right.Y && left.Z == right.Z; }
        public static bool operator !=(Vector3 left, Vector3 right) { return !(left == right); }
        public static Vector3 Add(Vector3 left, Vector3 right) { return left + right; }
        public static Vector3 Subtract(Vector3 left, Vector3 right) { return left - right; }
        public static Vector3 Multiply(Vector3 left, Vector3 right) { return left * right; }
        public static Vector3 Divide(Vector3 left, Vector3 right) { return left / right; }
        public static Vector3 Multiply(Vector3 left, float right) { return left * right; }
        public static Vector3 Divide(Vector3 left, float divisor) { return left / divisor; }
        public static Vector3 Negate(Vector3 value) { return -value; }

        public static float Dot(Vector3 left, Vector3 right) { return left.X * right.X + left.Y * right.Y + left.Z * right.Z; }
        public static Vector3 Cross(Vector3 left, Vector3 right)
        {
            return new Vector3(left.Y * right.Z - left.Z * right.Y, left.Z * right.X - left.X * right.Z, left.X * right.Y - left.Y * right.X);
        }
        public float LengthSquared() { return Dot(this, this); }
        public float Length() { return MathF.Sqrt(LengthSquared()); }
        public static float DistanceSquared(Vector3 left, Vector3 right) { return (left - right).LengthSquared(); }
        public static float Distance(Vector3 left, Vector3 right) { return (left - right).Length(); }
        public static Vector3 Normalize(Vector3 value) { return value / value.Length(); }
        public static Vector3 Lerp(Vector3 from, Vector3 to, float amount) { return from * (1 - amount) + to * amount; }
        public static Vector3 Min(Vector3 left, Vector3 right) { return new Vector3(MathF.Min(left.X, right.X), MathF.Min(left.Y, right.Y), MathF.Min(left.Z, right.Z)); }
        public static Vector3 Max(Vector3 left, Vector3 right) { return new Vector3(MathF.Max(left.X, right.X), MathF.Max(left.Y, right.Y), MathF.Max(left.Z, right.Z)); }
        public static Vector3 Clamp(Vector3 value, Vector3 min, Vector3 max) { return Min(Max(value, min), max); }
        public static Vector3 Abs(Vector3 value) { return new Vector3(MathF.Abs(value.X), MathF.Abs(value.Y), MathF.Abs(value.Z)); }
        public static Vector3 SquareRoot(Vector3 value) { return new Vector3(MathF.Sqrt(value.X), MathF.Sqrt(value.Y), MathF.Sqrt(value.Z)); }
        public static Vector3 Reflect(Vector3 vector, Vector3 normal) { return vector - 2 * Dot(vector, normal) * normal; }
        public void CopyTo(float[] array) { CopyTo(array, 0); }
        public void CopyTo(float[] array, int index)
        {
            if (array.Length - index < 3)
                throw new ArgumentException("Elements in source is greater than destination");
            array[index] = X;
            array[index + 1] = Y;
            array[index + 2] = Z;
        }

        // Two that are no numbers are equal here, as where float compares objects.
        public bool Equals(Vector3 other) { return X.Equals(other.X) && Y.Equals(other.Y) && Z.Equals(other.Z); }
        public override bool Equals(object obj) { return obj is Vector3 && Equals((Vector3)obj); }
        public override int GetHashCode() { return HashCode.Combine(X, Y, Z); }
        public override string ToString() { return ToString("G", null); }
        public string ToString(string format) { return ToString(format, null); }
        public string ToString(string format, IFormatProvider provider)
        {
            return "<" + X.ToString(format, provider) + ", " + Y.ToString(format, provider) + ", " + Z.ToString(format, provider) + ">";
        }
    }
}
