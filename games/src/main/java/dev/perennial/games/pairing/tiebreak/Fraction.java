package dev.perennial.games.pairing.tiebreak;

import java.math.BigInteger;

/** An exact number: tie-breaks are compared without rounding. The denominator is positive, the fraction in lowest terms. */
public record Fraction(long numerator, long denominator) implements Comparable<Fraction> {
    public static final Fraction ZERO = new Fraction(0, 1);

    public Fraction {
        if (denominator == 0) {
            throw new ArithmeticException("denominator 0");
        }
        long divisor = gcd(Math.abs(numerator), Math.abs(denominator)) * (denominator < 0 ? -1 : 1);
        numerator /= divisor;
        denominator /= divisor;
    }

    public static Fraction of(long number) {
        return new Fraction(number, 1);
    }

    public static Fraction ofTenths(long tenths) {
        return new Fraction(tenths, 10);
    }

    private static long gcd(long a, long b) {
        return BigInteger.valueOf(a).gcd(BigInteger.valueOf(b)).longValueExact();
    }

    public Fraction plus(Fraction other) {
        return new Fraction(
                Math.addExact(
                        Math.multiplyExact(numerator, other.denominator),
                        Math.multiplyExact(other.numerator, denominator)),
                Math.multiplyExact(denominator, other.denominator));
    }

    public Fraction minus(Fraction other) {
        return plus(new Fraction(-other.numerator, other.denominator));
    }

    public Fraction times(Fraction other) {
        return new Fraction(
                Math.multiplyExact(numerator, other.numerator), Math.multiplyExact(denominator, other.denominator));
    }

    public Fraction dividedBy(long divisor) {
        return new Fraction(numerator, Math.multiplyExact(denominator, divisor));
    }

    /** The nearest whole number, halves upwards. */
    public long rounded() {
        return Math.floorDiv(Math.addExact(Math.multiplyExact(2, numerator), denominator), 2 * denominator);
    }

    @Override
    public int compareTo(Fraction other) {
        return Long.compare(
                Math.multiplyExact(numerator, other.denominator), Math.multiplyExact(other.numerator, denominator));
    }

    public double toDouble() {
        return (double) numerator / denominator;
    }

    /** A whole number as it is, everything else with its denominator. */
    @Override
    public String toString() {
        return denominator == 1 ? String.valueOf(numerator) : numerator + "/" + denominator;
    }
}
