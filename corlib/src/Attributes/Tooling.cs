// Attributes for debuggers, analysers and packagers. They do nothing here.
using System;

namespace System.Diagnostics
{
    public sealed class DebuggerHiddenAttribute : Attribute
    {
        public DebuggerHiddenAttribute() { }
    }

    public sealed class DebuggerStepThroughAttribute : Attribute
    {
        public DebuggerStepThroughAttribute() { }
    }

    public sealed class DebuggerNonUserCodeAttribute : Attribute
    {
        public DebuggerNonUserCodeAttribute() { }
    }

    public sealed class DebuggerStepperBoundaryAttribute : Attribute
    {
        public DebuggerStepperBoundaryAttribute() { }
    }

    public sealed class StackTraceHiddenAttribute : Attribute
    {
        public StackTraceHiddenAttribute() { }
    }

    public sealed class DebuggerTypeProxyAttribute : Attribute
    {
        public DebuggerTypeProxyAttribute(Type type) { Type = type; }
        public Type Type { get; }
    }

    public sealed class DebuggerVisualizerAttribute : Attribute
    {
        public DebuggerVisualizerAttribute(Type visualizer) { Visualizer = visualizer; }
        public Type Visualizer { get; }
    }

    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = true)]
    public sealed class ConditionalAttribute : Attribute
    {
        public ConditionalAttribute(string conditionString) { ConditionString = conditionString; }
        public string ConditionString { get; }
    }

    public sealed class DebuggerDisplayAttribute : Attribute
    {
        public DebuggerDisplayAttribute(string value) { Value = value; }
        public string Value { get; }
        public string Name { get; set; }
        public string Type { get; set; }
    }

    public enum DebuggerBrowsableState { Never = 0, Collapsed = 2, RootHidden = 3 }

    public sealed class DebuggerBrowsableAttribute : Attribute
    {
        public DebuggerBrowsableAttribute(DebuggerBrowsableState state) { State = state; }
        public DebuggerBrowsableState State { get; }
    }

    public sealed class DebuggableAttribute : Attribute
    {
        [Flags]
        public enum DebuggingModes { None = 0, Default = 1, IgnoreSymbolStoreSequencePoints = 2, EnableEditAndContinue = 4, DisableOptimizations = 256 }
        public DebuggableAttribute(DebuggingModes modes) { DebuggingFlags = modes; }
        public DebuggableAttribute(bool isJITTrackingEnabled, bool isJITOptimizerDisabled) { }
        public DebuggingModes DebuggingFlags { get; }
    }
}

namespace System.Diagnostics.CodeAnalysis
{
    public sealed class AllowNullAttribute : Attribute
    {
        public AllowNullAttribute() { }
    }

    public sealed class DisallowNullAttribute : Attribute
    {
        public DisallowNullAttribute() { }
    }

    public sealed class MaybeNullAttribute : Attribute
    {
        public MaybeNullAttribute() { }
    }

    public sealed class NotNullAttribute : Attribute
    {
        public NotNullAttribute() { }
    }

    public sealed class MaybeNullWhenAttribute : Attribute
    {
        public MaybeNullWhenAttribute(bool returnValue) { ReturnValue = returnValue; }
        public bool ReturnValue { get; }
    }

    public sealed class NotNullWhenAttribute : Attribute
    {
        public NotNullWhenAttribute(bool returnValue) { ReturnValue = returnValue; }
        public bool ReturnValue { get; }
    }

    public sealed class NotNullIfNotNullAttribute : Attribute
    {
        public NotNullIfNotNullAttribute(string parameterName) { ParameterName = parameterName; }
        public string ParameterName { get; }
    }

    public sealed class DoesNotReturnAttribute : Attribute
    {
        public DoesNotReturnAttribute() { }
    }

    public sealed class DoesNotReturnIfAttribute : Attribute
    {
        public DoesNotReturnIfAttribute(bool parameterValue) { ParameterValue = parameterValue; }
        public bool ParameterValue { get; }
    }

    public sealed class MemberNotNullAttribute : Attribute
    {
        public MemberNotNullAttribute(string member) { Member = member; }
        public MemberNotNullAttribute(params string[] members) { Members = members; }
        public string Member { get; }
        public string[] Members { get; }
    }

    public sealed class MemberNotNullWhenAttribute : Attribute
    {
        public MemberNotNullWhenAttribute(bool returnValue, string member) { ReturnValue = returnValue; Member = member; }
        public bool ReturnValue { get; }
        public string Member { get; }
    }

    public sealed class SetsRequiredMembersAttribute : Attribute
    {
        public SetsRequiredMembersAttribute() { }
    }

    public sealed class ExcludeFromCodeCoverageAttribute : Attribute
    {
        public ExcludeFromCodeCoverageAttribute() { }
    }

    public sealed class UnscopedRefAttribute : Attribute
    {
        public UnscopedRefAttribute() { }
    }

    public sealed class StringSyntaxAttribute : Attribute
    {
        public StringSyntaxAttribute(string syntax) { Syntax = syntax; }
        public string Syntax { get; }
    }

    public sealed class ExperimentalAttribute : Attribute
    {
        public ExperimentalAttribute(string diagnosticId) { DiagnosticId = diagnosticId; }
        public string DiagnosticId { get; }
    }

    public sealed class SuppressMessageAttribute : Attribute
    {
        public SuppressMessageAttribute(string category, string checkId) { Category = category; CheckId = checkId; }
        public string Category { get; }
        public string CheckId { get; }
        public string Justification { get; set; }
        public string Scope { get; set; }
        public string Target { get; set; }
        public string MessageId { get; set; }
    }
}

namespace System.Reflection
{
    public sealed class DefaultMemberAttribute : Attribute
    {
        public DefaultMemberAttribute(string memberName) { MemberName = memberName; }
        public string MemberName { get; }
    }

    public sealed class AssemblyMetadataAttribute : Attribute
    {
        public AssemblyMetadataAttribute(string key, string value) { Key = key; Value = value; }
        public string Key { get; }
        public string Value { get; }
    }

    public sealed class AssemblyTitleAttribute : Attribute
    {
        public AssemblyTitleAttribute(string title) { Title = title; }
        public string Title { get; }
    }

    public sealed class AssemblyDescriptionAttribute : Attribute
    {
        public AssemblyDescriptionAttribute(string description) { Description = description; }
        public string Description { get; }
    }

    public sealed class AssemblyConfigurationAttribute : Attribute
    {
        public AssemblyConfigurationAttribute(string configuration) { Configuration = configuration; }
        public string Configuration { get; }
    }

    public sealed class AssemblyCompanyAttribute : Attribute
    {
        public AssemblyCompanyAttribute(string company) { Company = company; }
        public string Company { get; }
    }

    public sealed class AssemblyProductAttribute : Attribute
    {
        public AssemblyProductAttribute(string product) { Product = product; }
        public string Product { get; }
    }

    public sealed class AssemblyCopyrightAttribute : Attribute
    {
        public AssemblyCopyrightAttribute(string copyright) { Copyright = copyright; }
        public string Copyright { get; }
    }

    public sealed class AssemblyTrademarkAttribute : Attribute
    {
        public AssemblyTrademarkAttribute(string trademark) { Trademark = trademark; }
        public string Trademark { get; }
    }

    public sealed class AssemblyCultureAttribute : Attribute
    {
        public AssemblyCultureAttribute(string culture) { Culture = culture; }
        public string Culture { get; }
    }

    public sealed class AssemblyVersionAttribute : Attribute
    {
        public AssemblyVersionAttribute(string version) { Version = version; }
        public string Version { get; }
    }

    public sealed class AssemblyFileVersionAttribute : Attribute
    {
        public AssemblyFileVersionAttribute(string fileVersion) { FileVersion = fileVersion; }
        public string FileVersion { get; }
    }

    public sealed class AssemblyInformationalVersionAttribute : Attribute
    {
        public AssemblyInformationalVersionAttribute(string informationalVersion) { InformationalVersion = informationalVersion; }
        public string InformationalVersion { get; }
    }

    public sealed class AssemblyKeyFileAttribute : Attribute
    {
        public AssemblyKeyFileAttribute(string keyFile) { KeyFile = keyFile; }
        public string KeyFile { get; }
    }

    public sealed class ObfuscationAttribute : Attribute
    {
        public ObfuscationAttribute() { }
    }
}

namespace System.Runtime.Versioning
{
    public sealed class TargetFrameworkAttribute : Attribute
    {
        public TargetFrameworkAttribute(string frameworkName) { FrameworkName = frameworkName; }
        public string FrameworkName { get; }
        public string FrameworkDisplayName { get; set; }
    }

    public sealed class SupportedOSPlatformAttribute : Attribute
    {
        public SupportedOSPlatformAttribute(string platformName) { PlatformName = platformName; }
        public string PlatformName { get; }
    }

    public sealed class TargetPlatformAttribute : Attribute
    {
        public TargetPlatformAttribute(string platformName) { PlatformName = platformName; }
        public string PlatformName { get; }
    }
}

namespace System.ComponentModel
{
    public enum EditorBrowsableState { Always, Never, Advanced }

    public sealed class EditorBrowsableAttribute : Attribute
    {
        public EditorBrowsableAttribute(EditorBrowsableState state) { State = state; }
        public EditorBrowsableState State { get; }
    }

    public sealed class DescriptionAttribute : Attribute
    {
        public DescriptionAttribute(string description) { Description = description; }
        public string Description { get; }
    }

    public sealed class DefaultValueAttribute : Attribute
    {
        public DefaultValueAttribute(object value) { Value = value; }
        public object Value { get; }
    }

    public sealed class BrowsableAttribute : Attribute
    {
        public BrowsableAttribute(bool browsable) { Browsable = browsable; }
        public bool Browsable { get; }
    }
}

namespace System.Runtime.ConstrainedExecution
{
    public enum Consistency { MayCorruptProcess, MayCorruptAppDomain, MayCorruptInstance, WillNotCorruptState }
    public enum Cer { None, MayFail, Success }

    public sealed class ReliabilityContractAttribute : Attribute
    {
        public ReliabilityContractAttribute(Consistency consistencyGuarantee, Cer cer) { ConsistencyGuarantee = consistencyGuarantee; Cer = cer; }
        public Consistency ConsistencyGuarantee { get; }
        public Cer Cer { get; }
    }
}

namespace System.Security
{
    public sealed class SuppressUnmanagedCodeSecurityAttribute : Attribute
    {
        public SuppressUnmanagedCodeSecurityAttribute() { }
    }

    public sealed class UnverifiableCodeAttribute : Attribute
    {
        public UnverifiableCodeAttribute() { }
    }

    public sealed class SecurityCriticalAttribute : Attribute
    {
        public SecurityCriticalAttribute() { }
    }

    public sealed class SecuritySafeCriticalAttribute : Attribute
    {
        public SecuritySafeCriticalAttribute() { }
    }

    public sealed class AllowPartiallyTrustedCallersAttribute : Attribute
    {
        public AllowPartiallyTrustedCallersAttribute() { }
    }
}

namespace System.Security.Permissions
{
    public enum SecurityAction { Demand = 2, Assert = 3, Deny = 4, LinkDemand = 6, RequestMinimum = 8 }

    public abstract class SecurityAttribute : Attribute
    {
        protected SecurityAttribute(SecurityAction action) { }
    }

    public sealed class SecurityPermissionAttribute : SecurityAttribute
    {
        public SecurityPermissionAttribute(SecurityAction action) : base(action) { }
        public bool SkipVerification { get; set; }
    }
}

namespace System.Runtime.Serialization
{
    public interface ISerializable { }
    public sealed class SerializationInfo { }
    public struct StreamingContext { }
    public interface IDeserializationCallback { void OnDeserialization(object sender); }
}
