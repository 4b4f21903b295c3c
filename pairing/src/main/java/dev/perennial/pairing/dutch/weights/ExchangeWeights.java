package dev.perennial.pairing.dutch.weights;

import dev.perennial.pairing.matching.EdgeWeights;

/**
 * Weights of the remainder by who is the top (higher-ranked one) of each pair: few tops from the lower half, small
 * numbers, then the players next to the border, the lowest of the upper half leaving it and the highest of the lower
 * half entering it first (C.04.3, article 4.3).
 */
public final class ExchangeWeights implements EdgeWeights {
    private final int[] number;
    private final int limbs;
    private final int half;
    private final long[] worth;

    /**
     * Numbers of the remainder's players by vertex, -1 for all others; the upper half has the numbers below half. The
     * window says how many players on each side of the border are distinguished by more than the sum of numbers.
     */
    public ExchangeWeights(int[] number, int players, int half, int window) {
        this.number = number;
        this.half = half;
        var layout = new BitLayout(number.length);
        var exchanged = layout.next(players);
        var sum = layout.next(players * half);
        var leaving = new BitLayout.Place[window];
        var entering = new BitLayout.Place[window];
        for (int i = 0; i < window; i++) {
            leaving[i] = layout.next(1);
        }
        for (int i = 0; i < window; i++) {
            entering[i] = layout.next(1);
        }
        limbs = layout.limbs();
        worth = new long[players * limbs];
        for (int player = 0; player < players; player++) {
            subtract(player, sum, player);
            if (player >= half) {
                subtract(player, exchanged, 1);
            }
            if (player < half && half - 1 - player < window) {
                subtract(player, leaving[half - 1 - player], 1);
            }
            if (player >= half && player - half < window) {
                subtract(player, entering[player - half], -1);
            }
        }
        // The last of the upper half is worth nothing: then its own half is worth more and the other half less.
        for (int player = 0; player < players; player++) {
            if (player != half - 1) {
                for (int limb = 0; limb < limbs; limb++) {
                    worth[player * limbs + limb] -= worth[(half - 1) * limbs + limb];
                }
            }
        }
        for (int limb = 0; limb < limbs; limb++) {
            worth[(half - 1) * limbs + limb] = 0;
        }
    }

    private void subtract(int player, BitLayout.Place place, int value) {
        worth[player * limbs + place.limb()] -= place.put(value);
    }

    @Override
    public int limbs() {
        return limbs;
    }

    @Override
    public long limb(int limb, int a, int b) {
        int top = Math.min(number[a], number[b]);
        return top < 0 ? 0 : worth[top * limbs + limb];
    }

    @Override
    public long start(int limb, int v) {
        return number[v] >= 0 && number[v] < half ? 2 * worth[number[v] * limbs + limb] : 0;
    }
}
