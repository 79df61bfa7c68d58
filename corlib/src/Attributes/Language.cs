// Attributes that compilers and programs refer to. They do nothing, except where the machine looks for them by name.
using System;

namespace System
{
    [AttributeUsage(AttributeTargets.All, Inherited = true, AllowMultiple = false)]
    public abstract class Attribute
    {
        protected Attribute() { }
        public virtual object TypeId { get { return GetType(); } }
        public virtual bool IsDefaultAttribute() { return false; }
        public virtual bool Match(object obj) { return Equals(obj); }

        public override bool Equals(object obj)
        {
            if (obj == null || obj.GetType() != GetType())
                return false;
            object[] mine = Fencepost.Runtime.FieldValues(this), theirs = Fencepost.Runtime.FieldValues(obj);
            for (int i = 0; i < mine.Length; i++)
            {
                if (mine[i] is Array)
                    return System.Reflection.NotModelled.Of<bool>("equality of attributes that hold arrays");
                if (!Equals(mine[i], theirs[i]))
                    return false;
            }
            return true;
        }
        public override int GetHashCode()
        {
            foreach (object value in Fencepost.Runtime.FieldValues(this))
            {
                if (value != null && !(value is Array))
                    return value.GetHashCode();
            }
            return GetType().GetHashCode();
        }

        static Attribute[] AsAttributes(object[] found)
        {
            var all = found as Attribute[];
            if (all != null)
                return all;
            all = new Attribute[found.Length];
            for (int i = 0; i < all.Length; i++)
                all[i] = (Attribute)found[i];
            return all;
        }
        public static Attribute[] GetCustomAttributes(System.Reflection.MemberInfo element) { return GetCustomAttributes(element, true); }
        public static Attribute[] GetCustomAttributes(System.Reflection.MemberInfo element, bool inherit) { return AsAttributes(Element(element).GetCustomAttributes(inherit)); }
        public static Attribute[] GetCustomAttributes(System.Reflection.MemberInfo element, Type type) { return GetCustomAttributes(element, type, true); }
        public static Attribute[] GetCustomAttributes(System.Reflection.MemberInfo element, Type type, bool inherit) { return AsAttributes(Element(element).GetCustomAttributes(type, inherit)); }
        public static Attribute GetCustomAttribute(System.Reflection.MemberInfo element, Type attributeType) { return GetCustomAttribute(element, attributeType, true); }
        public static Attribute GetCustomAttribute(System.Reflection.MemberInfo element, Type attributeType, bool inherit) { return Fencepost.CustomAttributes.One(Element(element).GetCustomAttributes(attributeType, inherit)); }
        public static bool IsDefined(System.Reflection.MemberInfo element, Type attributeType) { return IsDefined(element, attributeType, true); }
        public static bool IsDefined(System.Reflection.MemberInfo element, Type attributeType, bool inherit) { return Element(element).IsDefined(attributeType, inherit); }
        public static Attribute[] GetCustomAttributes(System.Reflection.ParameterInfo element) { return AsAttributes(element.GetCustomAttributes(true)); }
        public static Attribute[] GetCustomAttributes(System.Reflection.ParameterInfo element, Type attributeType) { return AsAttributes(element.GetCustomAttributes(attributeType, true)); }
        public static Attribute GetCustomAttribute(System.Reflection.ParameterInfo element, Type attributeType) { return Fencepost.CustomAttributes.One(element.GetCustomAttributes(attributeType, true)); }
        public static bool IsDefined(System.Reflection.ParameterInfo element, Type attributeType) { return element.IsDefined(attributeType, true); }
        public static Attribute[] GetCustomAttributes(System.Reflection.Assembly element) { return AsAttributes(element.GetCustomAttributes(true)); }
        public static Attribute[] GetCustomAttributes(System.Reflection.Assembly element, Type attributeType) { return AsAttributes(element.GetCustomAttributes(attributeType, true)); }
        public static Attribute GetCustomAttribute(System.Reflection.Assembly element, Type attributeType) { return Fencepost.CustomAttributes.One(element.GetCustomAttributes(attributeType, true)); }
        public static bool IsDefined(System.Reflection.Assembly element, Type attributeType) { return element.IsDefined(attributeType, true); }

        // Properties inherit from properties, which is not followed here.
        static System.Reflection.MemberInfo Element(System.Reflection.MemberInfo element)
        {
            if (element == null)
                throw new ArgumentNullException("element");
            var property = element as System.Reflection.PropertyInfo;
            System.Reflection.MethodInfo accessor = property == null ? null : property.GetMethod ?? property.SetMethod;
            if (accessor != null && accessor.Inherits() != null)
                System.Reflection.NotModelled.Of<object>("attributes of a property that overrides another");
            return element;
        }
    }

    [Flags]
    public enum AttributeTargets
    {
        Assembly = 1, Module = 2, Class = 4, Struct = 8, Enum = 16, Constructor = 32, Method = 64, Property = 128, Field = 256,
        Event = 512, Interface = 1024, Parameter = 2048, Delegate = 4096, ReturnValue = 8192, GenericParameter = 16384, All = 32767
    }

    public sealed class AttributeUsageAttribute : Attribute
    {
        public AttributeUsageAttribute(AttributeTargets validOn) { ValidOn = validOn; }
        public AttributeTargets ValidOn { get; }
        public bool AllowMultiple { get; set; }
        public bool Inherited { get; set; } = true;
    }

    [AttributeUsage(AttributeTargets.All, Inherited = false)]
    public sealed class ObsoleteAttribute : Attribute
    {
        public ObsoleteAttribute() { }
        public ObsoleteAttribute(string message) { Message = message; }
        public ObsoleteAttribute(string message, bool isError) { Message = message; IsError = isError; }
        public string Message { get; }
        public bool IsError { get; }
        public string DiagnosticId { get; set; }
        public string UrlFormat { get; set; }
    }

    public sealed class FlagsAttribute : Attribute
    {
        public FlagsAttribute() { }
    }

    public sealed class SerializableAttribute : Attribute
    {
        public SerializableAttribute() { }
    }

    public sealed class NonSerializedAttribute : Attribute
    {
        public NonSerializedAttribute() { }
    }

    public sealed class ParamArrayAttribute : Attribute
    {
        public ParamArrayAttribute() { }
    }

    [AttributeUsage(AttributeTargets.Field, Inherited = false)]
    public sealed class ThreadStaticAttribute : Attribute
    {
        public ThreadStaticAttribute() { }
    }

    public sealed class ContextStaticAttribute : Attribute
    {
        public ContextStaticAttribute() { }
    }

    public sealed class CLSCompliantAttribute : Attribute
    {
        public CLSCompliantAttribute(bool isCompliant) { IsCompliant = isCompliant; }
        public bool IsCompliant { get; }
    }

    public sealed class STAThreadAttribute : Attribute
    {
        public STAThreadAttribute() { }
    }

    public sealed class MTAThreadAttribute : Attribute
    {
        public MTAThreadAttribute() { }
    }

    public sealed class LoaderOptimizationAttribute : Attribute
    {
        public LoaderOptimizationAttribute(byte value) { Value = value; }
        public byte Value { get; }
    }
}

namespace System.Runtime.InteropServices
{
    public enum LayoutKind { Sequential = 0, Explicit = 2, Auto = 3 }
    public enum CharSet { None = 1, Ansi, Unicode, Auto }
    public enum CallingConvention { Winapi = 1, Cdecl, StdCall, ThisCall, FastCall }

    public sealed class StructLayoutAttribute : Attribute
    {
        public int Pack;
        public int Size;
        public CharSet CharSet;
        public StructLayoutAttribute(LayoutKind layoutKind) { Value = layoutKind; }
        public StructLayoutAttribute(short layoutKind) { Value = (LayoutKind)layoutKind; }
        public LayoutKind Value { get; }
    }

    public sealed class FieldOffsetAttribute : Attribute
    {
        public FieldOffsetAttribute(int offset) { Value = offset; }
        public int Value { get; }
    }

    public sealed class InAttribute : Attribute
    {
        public InAttribute() { }
    }

    public sealed class OutAttribute : Attribute
    {
        public OutAttribute() { }
    }

    public sealed class OptionalAttribute : Attribute
    {
        public OptionalAttribute() { }
    }

    public sealed class ComVisibleAttribute : Attribute
    {
        public ComVisibleAttribute(bool visibility) { Visibility = visibility; }
        public bool Visibility { get; }
    }

    public sealed class GuidAttribute : Attribute
    {
        public GuidAttribute(string guid) { Guid = guid; }
        public string Guid { get; }
    }

    public sealed class PreserveSigAttribute : Attribute
    {
        public PreserveSigAttribute() { }
    }

    public sealed class DllImportAttribute : Attribute
    {
        public string EntryPoint;
        public CharSet CharSet;
        public bool SetLastError;
        public bool ExactSpelling;
        public bool PreserveSig;
        public CallingConvention CallingConvention;
        public DllImportAttribute(string dllName) { Value = dllName; }
        public string Value { get; }
    }

    public sealed class DefaultParameterValueAttribute : Attribute
    {
        public DefaultParameterValueAttribute(object value) { Value = value; }
        public object Value { get; }
    }

    public sealed class TypeIdentifierAttribute : Attribute
    {
        public TypeIdentifierAttribute() { }
    }
}

namespace System.Runtime.CompilerServices
{
    [Flags]
    public enum MethodImplOptions
    {
        Unmanaged = 4, NoInlining = 8, ForwardRef = 16, Synchronized = 32, NoOptimization = 64, PreserveSig = 128,
        AggressiveInlining = 256, AggressiveOptimization = 512, InternalCall = 4096
    }

    public enum MethodCodeType { IL, Native, OPTIL, Runtime }

    public sealed class MethodImplAttribute : Attribute
    {
        public MethodCodeType MethodCodeType;
        public MethodImplAttribute() { }
        public MethodImplAttribute(MethodImplOptions methodImplOptions) { Value = methodImplOptions; }
        public MethodImplAttribute(short value) { Value = (MethodImplOptions)value; }
        public MethodImplOptions Value { get; }
    }

    public class StateMachineAttribute : Attribute
    {
        public StateMachineAttribute(Type stateMachineType) { StateMachineType = stateMachineType; }
        public Type StateMachineType { get; }
    }

    public sealed class IteratorStateMachineAttribute : StateMachineAttribute
    {
        public IteratorStateMachineAttribute(Type stateMachineType) : base(stateMachineType) { }
    }

    public sealed class AsyncStateMachineAttribute : StateMachineAttribute
    {
        public AsyncStateMachineAttribute(Type stateMachineType) : base(stateMachineType) { }
    }

    public sealed class AsyncIteratorStateMachineAttribute : StateMachineAttribute
    {
        public AsyncIteratorStateMachineAttribute(Type stateMachineType) : base(stateMachineType) { }
    }

    public sealed class CompilerGeneratedAttribute : Attribute
    {
        public CompilerGeneratedAttribute() { }
    }

    public sealed class ExtensionAttribute : Attribute
    {
        public ExtensionAttribute() { }
    }

    public sealed class IsReadOnlyAttribute : Attribute
    {
        public IsReadOnlyAttribute() { }
    }

    public sealed class IsByRefLikeAttribute : Attribute
    {
        public IsByRefLikeAttribute() { }
    }

    public sealed class IsUnmanagedAttribute : Attribute
    {
        public IsUnmanagedAttribute() { }
    }

    public sealed class RequiredMemberAttribute : Attribute
    {
        public RequiredMemberAttribute() { }
    }

    public sealed class ModuleInitializerAttribute : Attribute
    {
        public ModuleInitializerAttribute() { }
    }

    public sealed class SkipLocalsInitAttribute : Attribute
    {
        public SkipLocalsInitAttribute() { }
    }

    public sealed class SpecialNameAttribute : Attribute
    {
        public SpecialNameAttribute() { }
    }

    public sealed class UnsafeValueTypeAttribute : Attribute
    {
        public UnsafeValueTypeAttribute() { }
    }

    public sealed class FixedAddressValueTypeAttribute : Attribute
    {
        public FixedAddressValueTypeAttribute() { }
    }

    public sealed class CallerMemberNameAttribute : Attribute
    {
        public CallerMemberNameAttribute() { }
    }

    public sealed class CallerFilePathAttribute : Attribute
    {
        public CallerFilePathAttribute() { }
    }

    public sealed class CallerLineNumberAttribute : Attribute
    {
        public CallerLineNumberAttribute() { }
    }

    public sealed class CallerArgumentExpressionAttribute : Attribute
    {
        public CallerArgumentExpressionAttribute(string parameterName) { ParameterName = parameterName; }
        public string ParameterName { get; }
    }

    public sealed class InternalsVisibleToAttribute : Attribute
    {
        public InternalsVisibleToAttribute(string assemblyName) { AssemblyName = assemblyName; }
        public string AssemblyName { get; }
    }

    public sealed class IndexerNameAttribute : Attribute
    {
        public IndexerNameAttribute(string memberName) { MemberName = memberName; }
        public string MemberName { get; }
    }

    public sealed class FixedBufferAttribute : Attribute
    {
        public FixedBufferAttribute(Type elementType, int length) { ElementType = elementType; Length = length; }
        public Type ElementType { get; }
        public int Length { get; }
    }

    public sealed class TypeForwardedToAttribute : Attribute
    {
        public TypeForwardedToAttribute(Type destination) { Destination = destination; }
        public Type Destination { get; }
    }

    public sealed class TypeForwardedFromAttribute : Attribute
    {
        public TypeForwardedFromAttribute(string assemblyFullName) { AssemblyFullName = assemblyFullName; }
        public string AssemblyFullName { get; }
    }

    public sealed class ReferenceAssemblyAttribute : Attribute
    {
        public ReferenceAssemblyAttribute() { }
        public ReferenceAssemblyAttribute(string description) { Description = description; }
        public string Description { get; }
    }

    public sealed class TupleElementNamesAttribute : Attribute
    {
        public TupleElementNamesAttribute(string[] transformNames) { TransformNames = transformNames; }
        public string[] TransformNames { get; }
    }

    public sealed class DynamicAttribute : Attribute
    {
        public DynamicAttribute() { }
        public DynamicAttribute(bool[] transformFlags) { TransformFlags = transformFlags; }
        public bool[] TransformFlags { get; }
    }

    public sealed class NativeIntegerAttribute : Attribute
    {
        public NativeIntegerAttribute() { }
        public NativeIntegerAttribute(bool[] transformFlags) { TransformFlags = transformFlags; }
        public bool[] TransformFlags { get; }
    }

    public sealed class NullableAttribute : Attribute
    {
        public NullableAttribute(byte flag) { Flag = flag; }
        public NullableAttribute(byte[] nullableFlags) { NullableFlags = nullableFlags; }
        public byte Flag { get; }
        public byte[] NullableFlags { get; }
    }

    public sealed class NullableContextAttribute : Attribute
    {
        public NullableContextAttribute(byte flag) { Flag = flag; }
        public byte Flag { get; }
    }

    public sealed class NullablePublicOnlyAttribute : Attribute
    {
        public NullablePublicOnlyAttribute(bool includesInternals) { IncludesInternals = includesInternals; }
        public bool IncludesInternals { get; }
    }

    public sealed class RefSafetyRulesAttribute : Attribute
    {
        public RefSafetyRulesAttribute(int version) { Version = version; }
        public int Version { get; }
    }

    public sealed class ScopedRefAttribute : Attribute
    {
        public ScopedRefAttribute() { }
    }

    public sealed class AsyncMethodBuilderAttribute : Attribute
    {
        public AsyncMethodBuilderAttribute(Type builderType) { BuilderType = builderType; }
        public Type BuilderType { get; }
    }

    public sealed class DateTimeConstantAttribute : Attribute
    {
        public DateTimeConstantAttribute(long ticks) { Ticks = ticks; }
        public long Ticks { get; }
    }

    public sealed class InlineArrayAttribute : Attribute
    {
        public InlineArrayAttribute(int length) { Length = length; }
        public int Length { get; }
    }

    public sealed class CollectionBuilderAttribute : Attribute
    {
        public CollectionBuilderAttribute(Type builderType, string methodName) { BuilderType = builderType; MethodName = methodName; }
        public Type BuilderType { get; }
        public string MethodName { get; }
    }

    public sealed class InterpolatedStringHandlerAttribute : Attribute
    {
        public InterpolatedStringHandlerAttribute() { }
    }

    public sealed class InterpolatedStringHandlerArgumentAttribute : Attribute
    {
        public InterpolatedStringHandlerArgumentAttribute(string argument) { Argument = argument; }
        public InterpolatedStringHandlerArgumentAttribute(params string[] arguments) { Arguments = arguments; }
        public string Argument { get; }
        public string[] Arguments { get; }
    }

    public sealed class EnumeratorCancellationAttribute : Attribute
    {
        public EnumeratorCancellationAttribute() { }
    }

    public sealed class CompilationRelaxationsAttribute : Attribute
    {
        public CompilationRelaxationsAttribute(int relaxations) { Relaxations = relaxations; }
        public int Relaxations { get; }
    }

    public sealed class RequiresLocationAttribute : Attribute
    {
        public RequiresLocationAttribute() { }
    }

    public sealed class ParamCollectionAttribute : Attribute
    {
        public ParamCollectionAttribute() { }
    }

    public sealed class OverloadResolutionPriorityAttribute : Attribute
    {
        public OverloadResolutionPriorityAttribute(int priority) { Priority = priority; }
        public int Priority { get; }
    }

    public sealed class DisablePrivateReflectionAttribute : Attribute
    {
        public DisablePrivateReflectionAttribute() { }
    }

    public sealed class IntrinsicAttribute : Attribute
    {
        public IntrinsicAttribute() { }
    }

    public sealed class PreserveBaseOverridesAttribute : Attribute
    {
        public PreserveBaseOverridesAttribute() { }
    }

    public sealed class CompilerFeatureRequiredAttribute : Attribute
    {
        public CompilerFeatureRequiredAttribute(string featureName) { FeatureName = featureName; }
        public string FeatureName { get; }
        public bool IsOptional { get; set; }
    }

    public sealed class RuntimeCompatibilityAttribute : Attribute
    {
        public bool WrapNonExceptionThrows { get; set; }
    }

    public sealed class DecimalConstantAttribute : Attribute
    {
        public DecimalConstantAttribute(byte scale, byte sign, uint hi, uint mid, uint low) { Value = new decimal((int)low, (int)mid, (int)hi, sign != 0, scale); }
        public DecimalConstantAttribute(byte scale, byte sign, int hi, int mid, int low) { Value = new decimal(low, mid, hi, sign != 0, scale); }
        public decimal Value { get; }
    }

    public static class IsVolatile { }
    public static class IsExternalInit { }
    public static class IsConst { }
    public static class IsLong { }
    public static class IsBoxed { }
    public static class IsByValue { }
    public static class IsExplicitlyDereferenced { }
    public static class IsImplicitlyDereferenced { }
    public static class IsSignUnspecifiedByte { }
    public static class CallConvCdecl { }
    public static class RuntimeFeature
    {
        public const string PortablePdb = "PortablePdb";
        public const string DefaultImplementationsOfInterfaces = "DefaultImplementationsOfInterfaces";
        public const string ByRefFields = "ByRefFields";
        public const string NumericIntPtr = "NumericIntPtr";
    }
}
