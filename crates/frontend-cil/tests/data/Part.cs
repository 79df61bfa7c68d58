public class Part { public int Value; }
