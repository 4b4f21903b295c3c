package dev.perennial.pairing.pods.search;

import dev.perennial.pairing.pods.model.PodPlayer;
import java.util.Arrays;
import java.util.List;

/** Bands are the score groups of tables of several: equal scores share one, and none is too small (pods spec 3). */
final class Bands {
    private Bands() {}

    /** The band of each player, who are given in the order of the standings; the top band is 0. */
    static int[] of(List<PodPlayer> players, int minBand) {
        var bands = new int[players.size()];
        int start = 0;
        for (int i = 1; i < bands.length; i++) {
            bands[i] = bands[i - 1];
            if (i - start >= minBand
                    && players.get(i).score() != players.get(i - 1).score()) {
                bands[i]++;
                start = i;
            }
        }
        if (bands.length - start < minBand && start > 0) {
            Arrays.fill(bands, start, bands.length, bands[start] - 1);
        }
        return bands;
    }
}
