Imports System
Imports System.Collections.Generic
Module Program
  Interface IShape
    ReadOnly Property Area As Integer
  End Interface
  Structure Square
    Implements IShape
    Public Side As Integer
    Public ReadOnly Property Area As Integer Implements IShape.Area
      Get
        Return Side * Side
      End Get
    End Property
  End Structure
  Class Account
    Public Event Changed(amount As Integer)
    Private total As Integer
    Public Sub Add(amount As Integer)
      If amount < 0 Then Throw New ArgumentException("negative")
      total += amount
      RaiseEvent Changed(total)
    End Sub
    Default Public ReadOnly Property Item(index As Integer) As Integer
      Get
        Return total * index
      End Get
    End Property
  End Class
  Iterator Function Evens(limit As Integer) As IEnumerable(Of Integer)
    For i = 0 To limit Step 2
      Yield i
    Next
  End Function
  Function Divide(a As Integer, b As Integer) As Integer
    Try
      Return a \ b
    Catch e As DivideByZeroException When a = 1
      Return -1
    Catch e As DivideByZeroException
      Return -2
    Finally
      Console.WriteLine("divided")
    End Try
  End Function
  Sub Swap(Of T)(ByRef a As T, ByRef b As T)
    Dim keep = a
    a = b
    b = keep
  End Sub
  Function Main() As Integer
    Dim shape As IShape = New Square With {.Side = 4}
    Console.WriteLine(shape.Area)
    Dim account As New Account()
    AddHandler account.Changed, Sub(amount) Console.WriteLine("now " & amount.ToString())
    account.Add(5)
    account.Add(6)
    Console.WriteLine(account(3))
    Try
      account.Add(-1)
    Catch e As ArgumentException
      Console.WriteLine(e.Message)
    End Try
    For Each even In Evens(6)
      Console.Write(even.ToString() & " ")
    Next
    Console.WriteLine()
    Console.WriteLine(Divide(7, 2))
    Console.WriteLine(Divide(1, 0))
    Console.WriteLine(Divide(2, 0))
    Dim x = 1, y = 2
    Swap(x, y)
    Console.WriteLine(x * 10 + y)
    Dim grid(2, 1) As Integer
    grid(2, 1) = 9
    Console.WriteLine(grid(2, 1) + grid.GetUpperBound(0))
    Select Case x
      Case 1
        Console.WriteLine("one")
      Case 2 To 5
        Console.WriteLine("some")
      Case Else
        Console.WriteLine("many")
    End Select
    Dim maybe As Integer? = Nothing
    Console.WriteLine(If(maybe, 42))
    Dim i = 0
    Do While i < 3
      i += 1
      If i = 2 Then Continue Do
      Console.Write(i)
    Loop
    Console.WriteLine()
    Dim f As Func(Of Integer, Integer) = Function(n) n * n
    Console.WriteLine(f(12))
    Return 9
  End Function
End Module
