package dev.perennial.pairing.tiebreak;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * An exact number: tie-breaks are compared without rounding. The denominator is positive, the fraction in lowest terms.
 * Shares of many tables have denominators that no long holds.
 *
 * @param numerator above the line
 * @param denominator below the line, positive
 */
public record Fraction(BigInteger numerator, BigInteger denominator) implements Comparable<Fraction> {
    public static final Fraction ZERO = new Fraction(0, 1);

    /** Brings the fraction to lowest terms. */
    public Fraction {
        if (denominator.signum() == 0) {
            throw new ArithmeticException("denominator 0");
        }
        var divisor = numerator.gcd(denominator).multiply(BigInteger.valueOf(denominator.signum()));
        numerator = numerator.divide(divisor);
        denominator = denominator.divide(divisor);
    }

    /**
     * A fraction of small numbers.
     *
     * @param numerator above the line
     * @param denominator below the line
     */
    public Fraction(long numerator, long denominator) {
        this(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    /**
     * {@return a whole number}
     *
     * @param number any number
     */
    public static Fraction of(long number) {
        return new Fraction(number, 1);
    }

    /**
     * {@return a number of tenths}
     *
     * @param tenths the number of tenths
     */
    public static Fraction ofTenths(long tenths) {
        return new Fraction(tenths, 10);
    }

    /**
     * {@return the sum}
     *
     * @param other the number to add
     */
    public Fraction plus(Fraction other) {
        return new Fraction(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    /**
     * {@return the difference}
     *
     * @param other the number to subtract
     */
    public Fraction minus(Fraction other) {
        return plus(new Fraction(other.numerator.negate(), other.denominator));
    }

    /**
     * {@return the product}
     *
     * @param other the other factor
     */
    public Fraction times(Fraction other) {
        return new Fraction(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    /**
     * {@return the quotient}
     *
     * @param divisor not 0
     */
    public Fraction dividedBy(long divisor) {
        return new Fraction(numerator, denominator.multiply(BigInteger.valueOf(divisor)));
    }

    /**
     * The nearest whole number, halves upwards.
     *
     * @return that number
     */
    public long rounded() {
        var twice = new BigDecimal(numerator.shiftLeft(1).add(denominator));
        return twice.divide(new BigDecimal(denominator.shiftLeft(1)), 0, RoundingMode.FLOOR)
                .longValueExact();
    }

    /**
     * With some decimals, halves away from zero: for display only.
     *
     * @param decimals the number of decimals
     * @return the rounded number
     */
    public BigDecimal toDecimal(int decimals) {
        return new BigDecimal(numerator).divide(new BigDecimal(denominator), decimals, RoundingMode.HALF_UP);
    }

    /**
     * As people read it: at most four decimals.
     *
     * @return the number without trailing zeros
     */
    public String toText() {
        return toDecimal(4).stripTrailingZeros().toPlainString();
    }

    @Override
    public int compareTo(Fraction other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    /** {@return the nearest number with twelve decimals, for statistics} */
    public double toDouble() {
        return toDecimal(12).doubleValue();
    }

    /** A whole number as it is, everything else with its denominator. */
    @Override
    public String toString() {
        return denominator.equals(BigInteger.ONE) ? numerator.toString() : numerator + "/" + denominator;
    }
}
