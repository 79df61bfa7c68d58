module Program

open System
open System.Threading

// Nothing here needs the library of F#, only what the compiler makes of the language itself.

[<NoEquality; NoComparison>]
type Shape =
    | Circle of radius: float
    | Square of float
    | Pair of Shape * Shape
    | Empty

[<NoEquality; NoComparison>]
type Account = { Name: string; mutable Balance: int }

[<Struct; NoEquality; NoComparison>]
type Point = { X: int; Y: int }

type IVisitor =
    abstract Visit: int -> unit

type Counter() =
    let mutable count = 0
    member _.Count = count
    member _.Add n = count <- count + n
    interface IVisitor with
        member this.Visit n = this.Add n

exception Bad of int

let rec area shape =
    match shape with
    | Circle r when r > 10.0 -> -1.0
    | Circle r -> 3.0 * r * r
    | Square a -> a * a
    | Pair(a, b) -> area a + area b
    | Empty -> 0.0

let classify n =
    match n with
    | 0 -> "zero"
    | 1 | 2 | 3 -> "few"
    | n when n < 0 -> "negative"
    | _ -> "many"

let rec gcd a b = if b = 0 then a else gcd b (a % b)

let tryParse (text: string) =
    let mutable value = 0
    if Int32.TryParse(text, &value) then value else -1

let risky n =
    try
        try
            if n = 1 then raise (InvalidOperationException "one")
            if n = 2 then failwith "two"
            n
        finally
            Console.WriteLine("finally")
    with
    | :? InvalidOperationException as e -> Console.WriteLine(e.Message); -1
    | e -> Console.WriteLine(e.GetType().Name); -2

[<EntryPoint>]
let main args =
    Console.WriteLine(area (Pair(Square 3.0, Circle 1.0)))
    Console.WriteLine(area (Circle 11.0) + area Empty)
    Console.WriteLine(classify 0)
    Console.WriteLine(classify 2)
    Console.WriteLine(classify -5)
    Console.WriteLine(classify 77)
    Console.WriteLine(gcd 84 36)
    Console.WriteLine(tryParse "12" + tryParse "x")
    let account = { Name = "a"; Balance = 5 }
    let copy = { account with Balance = 7 }
    account.Balance <- account.Balance + copy.Balance
    Console.WriteLine(account.Balance)
    let point = { X = 1; Y = 2 }
    Console.WriteLine(point.X + point.Y)
    let counter = Counter()
    for i in 1 .. 4 do
        (counter :> IVisitor).Visit i
    Console.WriteLine counter.Count
    let gate = obj ()
    let mutable rounds = 0
    while rounds < 2 do
        let thread = Thread(fun () -> lock gate (fun () -> counter.Add 10))
        thread.Start()
        thread.Join()
        rounds <- rounds + 1
    Console.WriteLine counter.Count
    Console.WriteLine(risky 0 + risky 1)
    let numbers = [| 5; 1; 4 |]
    Array.Sort numbers
    let mutable text = ""
    for n in numbers do
        text <- text + n.ToString()
    Console.WriteLine text
    use timer = new ManualResetEvent(true)
    Console.WriteLine(timer.WaitOne 0)
    numbers.[1]
