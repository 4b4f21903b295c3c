package dev.perennial.pairing.pods.search;

import dev.perennial.pairing.pods.event.PodField;
import dev.perennial.pairing.pods.event.PodPlayer;
import java.util.Comparator;
import java.util.List;

/** Who has to sit out: as few as possible, only when the players cannot be split into tables (pods spec 2). */
public final class Byes {
    /** Nobody twice in a row if that can be avoided; then few byes so far; then the lowest in the standings. */
    private static final Comparator<PodPlayer> NEXT = Comparator.comparing(PodPlayer::byeLastRound)
            .thenComparingInt(PodPlayer::byes)
            .thenComparing(Comparator.comparingInt(PodPlayer::standing).reversed());

    private Byes() {}

    public static List<PodPlayer> of(PodField field) {
        int byes = 0;
        while (TableSizes.of(field.players().size() - byes, field.rules()).isEmpty()) {
            byes++;
        }
        return field.players().stream().sorted(NEXT).limit(byes).toList();
    }
}
