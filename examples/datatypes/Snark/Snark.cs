// The "Snark" deque of Detlefs, Flood, Garthwaite, Martin, Shavit and Steele (2000), as published,
// and with one test added. It is a list with a hat at each end. An end is empty if the node under
// its hat points to itself in that direction.
public class Snark
{
    class Node
    {
        public Node left, right;
        public int value;
    }

    // The algorithm needs a machine that compares and writes two words in one step. This lock
    // stands for that machine: whoever touches a shared word holds it.
    readonly object machine = new object();
    readonly Node dummy = new Node();
    Node leftHat, rightHat;

    public Snark()
    {
        dummy.left = dummy;
        dummy.right = dummy;
        leftHat = dummy;
        rightHat = dummy;
    }

    Node LeftHat() { lock (machine) return leftHat; }
    Node RightHat() { lock (machine) return rightHat; }
    Node Left(Node node) { lock (machine) return node.left; }
    Node Right(Node node) { lock (machine) return node.right; }

    // Both hats.
    bool Move(Node oldRight, Node oldLeft, Node right, Node left)
    {
        lock (machine)
        {
            if (rightHat != oldRight || leftHat != oldLeft)
                return false;
            rightHat = right;
            leftHat = left;
            return true;
        }
    }

    // The right hat, and the link of its node to the right or to the left.
    bool MoveRight(Node hat, Node link, bool toTheRight, Node newHat, Node newLink)
    {
        lock (machine)
        {
            if (rightHat != hat || (toTheRight ? hat.right : hat.left) != link)
                return false;
            rightHat = newHat;
            if (toTheRight)
                hat.right = newLink;
            else
                hat.left = newLink;
            return true;
        }
    }

    // The left hat, and the link of its node to the right.
    bool MoveLeft(Node hat, Node link, Node newHat, Node newLink)
    {
        lock (machine)
        {
            if (leftHat != hat || hat.right != link)
                return false;
            leftHat = newHat;
            hat.right = newLink;
            return true;
        }
    }

    public void PushRight(int value)
    {
        Node node = new Node();
        node.right = dummy;
        node.value = value;
        while (true)
        {
            Node hat = RightHat();
            Node link = Right(hat);
            if (link == hat)
            {
                node.left = dummy;
                Node other = LeftHat();
                if (Move(hat, other, node, node))
                    return;
            }
            else
            {
                node.left = hat;
                if (MoveRight(hat, link, true, node, node))
                    return;
            }
        }
    }

    // Says that the deque is empty if the node under the hat points to itself. It may have done so
    // only since it was popped from the other end, and the hat may be elsewhere by then.
    public bool PopRight(out int value)
    {
        return Pop(false, out value);
    }

    // Looks whether the hat is still there.
    public bool PopRightChecked(out int value)
    {
        return Pop(true, out value);
    }

    bool Pop(bool check, out int value)
    {
        value = 0;
        while (true)
        {
            Node hat = RightHat();
            Node other = LeftHat();
            if (Right(hat) == hat)
            {
                if (!check || RightHat() == hat)
                    return false;
            }
            else if (hat == other)
            {
                if (Move(hat, other, dummy, dummy))
                {
                    value = hat.value;
                    return true;
                }
            }
            else
            {
                Node link = Left(hat);
                if (MoveRight(hat, link, false, link, hat))
                {
                    value = hat.value;
                    lock (machine)
                        hat.right = dummy;
                    return true;
                }
            }
        }
    }

    public bool PopLeft(out int value)
    {
        value = 0;
        while (true)
        {
            Node hat = LeftHat();
            Node other = RightHat();
            if (Left(hat) == hat)
                return false;
            if (hat == other)
            {
                if (Move(other, hat, dummy, dummy))
                {
                    value = hat.value;
                    return true;
                }
            }
            else
            {
                Node link = Right(hat);
                if (MoveLeft(hat, link, link, hat))
                {
                    value = hat.value;
                    lock (machine)
                        hat.left = dummy;
                    return true;
                }
            }
        }
    }
}
