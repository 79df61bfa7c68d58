// The interfaces of generic mathematics. Their members are static, which the compiler of this library
// does not know in interfaces: calls of them find the method of the type by name and signature.
namespace System.Numerics
{
    public interface INumber<TSelf> { }
    public interface INumberBase<TSelf> { }
    public interface IBinaryInteger<TSelf> { }
    public interface IBinaryNumber<TSelf> { }
    public interface IFloatingPoint<TSelf> { }
    public interface IFloatingPointIeee754<TSelf> { }
    public interface IBinaryFloatingPointIeee754<TSelf> { }
    public interface IFloatingPointConstants<TSelf> { }
    public interface IExponentialFunctions<TSelf> { }
    public interface IHyperbolicFunctions<TSelf> { }
    public interface ILogarithmicFunctions<TSelf> { }
    public interface IPowerFunctions<TSelf> { }
    public interface IRootFunctions<TSelf> { }
    public interface ITrigonometricFunctions<TSelf> { }
    public interface ISignedNumber<TSelf> { }
    public interface IUnsignedNumber<TSelf> { }
    public interface IMinMaxValue<TSelf> { }
    public interface IIncrementOperators<TSelf> { }
    public interface IDecrementOperators<TSelf> { }
    public interface IAdditiveIdentity<TSelf, TResult> { }
    public interface IMultiplicativeIdentity<TSelf, TResult> { }
    public interface IUnaryNegationOperators<TSelf, TResult> { }
    public interface IUnaryPlusOperators<TSelf, TResult> { }
    public interface IAdditionOperators<TSelf, TOther, TResult> { }
    public interface ISubtractionOperators<TSelf, TOther, TResult> { }
    public interface IMultiplyOperators<TSelf, TOther, TResult> { }
    public interface IDivisionOperators<TSelf, TOther, TResult> { }
    public interface IModulusOperators<TSelf, TOther, TResult> { }
    public interface IBitwiseOperators<TSelf, TOther, TResult> { }
    public interface IShiftOperators<TSelf, TOther, TResult> { }
    public interface IEqualityOperators<TSelf, TOther, TResult> { }
    public interface IComparisonOperators<TSelf, TOther, TResult> { }
}

namespace System
{
    public interface IParsable<TSelf> { }
    public interface ISpanParsable<TSelf> : IParsable<TSelf> { }
    public interface IUtf8SpanParsable<TSelf> { }
    public interface IUtf8SpanFormattable
    {
        bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format, IFormatProvider provider);
    }
}
