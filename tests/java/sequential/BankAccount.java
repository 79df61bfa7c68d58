import java.util.*;

public class BankAccount {
    static class Account {
        private final String id;
        private double balance;
        private final List<String> log = new ArrayList<>();
        Account(String id, double b) {
            this.id = id;
            balance = b;
        }
        void deposit(double a) {
            if (a <= 0) throw new IllegalArgumentException("Deposit must be positive");
            balance += a;
            log.add("D" + a);
        }
        void withdraw(double a) throws InsufficientFunds {
            if (a > balance) throw new InsufficientFunds(a - balance);
            balance -= a;
            log.add("W" + a);
        }
        double getBalance() {
            return balance;
        }
    }

    static class InsufficientFunds extends Exception {
        final double missing;
        InsufficientFunds(double m) {
            super(String.format("missing %.2f", m));
            missing = m;
        }
    }

    static class Savings extends Account {
        final double rate;
        Savings(String id, double b, double rate) {
            super(id, b);
            this.rate = rate;
        }
        void addInterest() {
            deposit(getBalance() * rate);
        }
    }

    public static void main(String[] args) throws Exception {
        Account a = new Account("x", 100);
        a.deposit(50.5);
        try {
            a.withdraw(500);
        } catch (InsufficientFunds e) {
            System.out.println(e.getMessage() + " " + e.missing);
        }
        a.withdraw(20);
        System.out.println(a.getBalance() + " " + a.log);
        Savings s = new Savings("y", 1000, 0.05);
        s.addInterest();
        System.out.println(s.getBalance());
        try {
            a.deposit(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
