import java.util.*;

public class BankLedger {
    static class InsufficientFunds extends Exception {
        final long missing;
        InsufficientFunds(long m) {
            super("missing " + m);
            missing = m;
        }
    }
    static abstract class Account {
        private long balance;
        final String id;
        static int opened;
        Account(String id) {
            this.id = id;
            opened++;
        }
        void deposit(long a) {
            if (a <= 0) throw new IllegalArgumentException("amount " + a);
            balance += a;
        }
        void withdraw(long a) throws InsufficientFunds {
            if (a > available()) throw new InsufficientFunds(a - available());
            balance -= a;
        }
        long balance() {
            return balance;
        }
        abstract long available();
        @Override public String toString() {
            return String.format("%s[%s %,d]", getClass().getSimpleName(), id, balance);
        }
    }
    static class Checking extends Account {
        final long overdraft;
        Checking(String id, long o) {
            super(id);
            overdraft = o;
        }
        long available() {
            return balance() + overdraft;
        }
    }
    static class Savings extends Account {
        Savings(String id) {
            super(id);
        }
        long available() {
            return balance();
        }
        @Override void withdraw(long a) throws InsufficientFunds {
            super.withdraw(a + 1);
        }
    }
    public static void main(String[] args) {
        Account c = new Checking("c1", 500), s = new Savings("s1");
        c.deposit(1_000_000);
        s.deposit(100);
        for (Account a : List.of(c, s)) {
            try {
                a.withdraw(100);
                a.withdraw(2_000_000);
            } catch (InsufficientFunds e) {
                System.out.println(e.getMessage() + " " + e.missing);
            } finally {
                System.out.println(a);
            }
        }
        try {
            c.deposit(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Account.opened);
    }
}
