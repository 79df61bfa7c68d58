// Fields and properties, as reflection sees them.
using Fencepost;
using Machine = Fencepost.Runtime;

namespace System.Reflection
{
    public class FieldInfo : MemberInfo
    {
        internal readonly IntPtr _handle;
        internal FieldInfo(IntPtr handle) { _handle = handle; }

        internal override int AttributeKind { get { return 2; } }
        internal override IntPtr AttributeHandle { get { return _handle; } }
        internal override Attribute[] FlagAttributes()
        {
            if (Has(FieldAttributes.HasFieldMarshal))
                return NotModelled.Of<Attribute[]>("MarshalAsAttribute");
            return IsNotSerialized ? new Attribute[] { new NonSerializedAttribute() } : null;
        }
        public override string Name { get { return Machine.FieldName(_handle); } }
        public override Type DeclaringType { get { return Machine.FieldOwner(_handle); } }
        public override MemberTypes MemberType { get { return MemberTypes.Field; } }
        public virtual Type FieldType { get { return Machine.FieldTypeOf(_handle); } }
        public virtual FieldAttributes Attributes { get { return (FieldAttributes)Machine.FieldFlags(_handle); } }
        public virtual RuntimeFieldHandle FieldHandle { get { return new RuntimeFieldHandle(_handle); } }

        bool Has(FieldAttributes bit) { return (Attributes & bit) != 0; }
        bool Access(FieldAttributes level) { return (Attributes & FieldAttributes.FieldAccessMask) == level; }
        public bool IsStatic { get { return Has(FieldAttributes.Static); } }
        public bool IsInitOnly { get { return Has(FieldAttributes.InitOnly); } }
        public bool IsLiteral { get { return Has(FieldAttributes.Literal); } }
        public bool IsNotSerialized { get { return Has(FieldAttributes.NotSerialized); } }
        public bool IsSpecialName { get { return Has(FieldAttributes.SpecialName); } }
        public bool IsPublic { get { return Access(FieldAttributes.Public); } }
        public bool IsPrivate { get { return Access(FieldAttributes.Private); } }
        public bool IsFamily { get { return Access(FieldAttributes.Family); } }
        public bool IsAssembly { get { return Access(FieldAttributes.Assembly); } }
        public bool IsFamilyOrAssembly { get { return Access(FieldAttributes.FamORAssem); } }

        void CheckTarget(object obj)
        {
            if (DeclaringType.ContainsGenericParameters)
                throw new InvalidOperationException("Late bound operations cannot be performed on fields with types for which Type.ContainsGenericParameters is true.");
            if (IsStatic)
                return;
            if (obj == null)
                throw new TargetException("Non-static field requires a target");
            if (!DeclaringType.IsInstanceOfType(obj))
                throw new ArgumentException("Field " + Name + " defined on type " + DeclaringType + " is not a field on the target object which is of type " + obj.GetType() + ".", "obj");
        }

        public virtual object GetValue(object obj)
        {
            CheckTarget(obj);
            return Machine.UseMember(2, _handle, obj, null);
        }
        public virtual object GetRawConstantValue()
        {
            if (!IsLiteral)
                throw new InvalidOperationException();
            object value = Machine.UseMember(2, _handle, null, null);
            return value != null && FieldType.IsEnum ? Convert.ChangeType(value, Enum.GetUnderlyingType(FieldType)) : value;
        }
        public void SetValue(object obj, object value)
        {
            CheckTarget(obj);
            if (IsLiteral)
                throw new FieldAccessException("Cannot set a constant field");
            Machine.UseMember(3, _handle, obj, new object[] { Binding.Coerce(value, FieldType) });
        }
        public virtual void SetValue(object obj, object value, BindingFlags flags, Binder binder, Globalization.CultureInfo culture) { SetValue(obj, value); }

        public static FieldInfo GetFieldFromHandle(RuntimeFieldHandle handle) { return new FieldInfo(handle.Value); }
        public static FieldInfo GetFieldFromHandle(RuntimeFieldHandle handle, RuntimeTypeHandle type) { return new FieldInfo(handle.Value); }

        public override bool Equals(object obj)
        {
            var other = obj as FieldInfo;
            return (object)other != null && other._handle == _handle;
        }
        public override int GetHashCode() { return _handle.GetHashCode(); }
        public static bool operator ==(FieldInfo left, FieldInfo right) { return Equals(left, right); }
        public static bool operator !=(FieldInfo left, FieldInfo right) { return !Equals(left, right); }
        public override string ToString() { return Binding.ShortName(FieldType) + " " + Name; }
    }

    public class PropertyInfo : MemberInfo
    {
        readonly Type _owner, _type;
        readonly string _name;
        readonly MethodInfo _getter, _setter;

        readonly int _place;

        internal PropertyInfo(Type owner, int place, string name, Type type, IntPtr getter, IntPtr setter)
        {
            _place = place;
            _owner = owner;
            _name = name;
            _type = type;
            _getter = getter == IntPtr.Zero ? null : new MethodInfo(getter);
            _setter = setter == IntPtr.Zero ? null : new MethodInfo(setter);
        }

        internal override int AttributeKind { get { return 4; } }
        internal override IntPtr AttributeHandle { get { return Machine.HandleOfType(_owner); } }
        internal override int AttributePlace { get { return _place; } }
        public override string Name { get { return _name; } }
        public override Type DeclaringType { get { return _owner; } }
        public override MemberTypes MemberType { get { return MemberTypes.Property; } }
        public virtual Type PropertyType { get { return _type; } }
        public virtual bool CanRead { get { return _getter != null; } }
        public virtual bool CanWrite { get { return _setter != null; } }
        public MethodInfo GetMethod { get { return _getter; } }
        public MethodInfo SetMethod { get { return _setter; } }
        public MethodInfo GetGetMethod() { return GetGetMethod(false); }
        public MethodInfo GetSetMethod() { return GetSetMethod(false); }
        public virtual MethodInfo GetGetMethod(bool nonPublic) { return Visible(_getter, nonPublic); }
        public virtual MethodInfo GetSetMethod(bool nonPublic) { return Visible(_setter, nonPublic); }
        static MethodInfo Visible(MethodInfo method, bool nonPublic) { return method != null && (nonPublic || method.IsPublic) ? method : null; }
        public MethodInfo[] GetAccessors() { return GetAccessors(false); }
        public virtual MethodInfo[] GetAccessors(bool nonPublic)
        {
            MethodInfo get = GetGetMethod(nonPublic), set = GetSetMethod(nonPublic);
            if (get != null && set != null)
                return new MethodInfo[] { get, set };
            return get == null && set == null ? new MethodInfo[0] : new MethodInfo[] { get ?? set };
        }
        public virtual ParameterInfo[] GetIndexParameters()
        {
            ParameterInfo[] all = (_getter ?? _setter).GetParameters();
            if (_getter != null)
                return all;
            var indices = new ParameterInfo[all.Length - 1];
            Array.Copy(all, indices, indices.Length);
            return indices;
        }
        public object GetValue(object obj) { return GetValue(obj, null); }
        public virtual object GetValue(object obj, object[] index)
        {
            if (_getter == null)
                throw new ArgumentException("Get Method not found for '" + _name + "'");
            return _getter.Invoke(obj, index);
        }
        public void SetValue(object obj, object value) { SetValue(obj, value, null); }
        public virtual void SetValue(object obj, object value, object[] index)
        {
            if (_setter == null)
                throw new ArgumentException("Set Method not found for '" + _name + "'");
            int count = index == null ? 0 : index.Length;
            var arguments = new object[count + 1];
            for (int i = 0; i < count; i++)
                arguments[i] = index[i];
            arguments[count] = value;
            _setter.Invoke(obj, arguments);
        }

        public override bool Equals(object obj)
        {
            var other = obj as PropertyInfo;
            return (object)other != null && other._owner == _owner && other._name == _name && other._getter == _getter && other._setter == _setter;
        }
        public override int GetHashCode() { return _name.GetHashCode(); }
        public static bool operator ==(PropertyInfo left, PropertyInfo right) { return Equals(left, right); }
        public static bool operator !=(PropertyInfo left, PropertyInfo right) { return !Equals(left, right); }
        public override string ToString()
        {
            string text = Binding.ShortName(_type) + " " + _name;
            ParameterInfo[] indices = GetIndexParameters();
            for (int i = 0; i < indices.Length; i++)
                text = text + (i == 0 ? " [" : ", ") + Binding.ShortName(indices[i].ParameterType);
            return indices.Length == 0 ? text : text + "]";
        }
    }
}
