// An assembly without a test.
class NoTests { static void Main() { } }
