package dev.perennial.pairing.pods.search;

import dev.perennial.pairing.pods.model.PodField;
import dev.perennial.pairing.pods.model.PodPlayer;
import java.util.Comparator;
import java.util.List;

/**
 * Chooses the players who sit out: as few as possible, only when the players cannot be split into tables (pods spec 2).
 */
public final class PodByes {
    /** Not twice in a row if avoidable; then the fewest byes so far; then the lowest in the standings. */
    private static final Comparator<PodPlayer> NEXT = Comparator.comparing(PodPlayer::byeLastRound)
            .thenComparingInt(PodPlayer::byes)
            .thenComparing(Comparator.comparingInt(PodPlayer::standing).reversed());

    private PodByes() {}

    public static List<PodPlayer> of(PodField field) {
        int byes = 0;
        while (TableSizes.of(field.players().size() - byes, field.rules()).isEmpty()) {
            byes++;
        }
        return field.players().stream().sorted(NEXT).limit(byes).toList();
    }
}
