package dev.perennial.pairing.trf;

import dev.perennial.pairing.Outcome;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Byes announced outside the player lines: 240 for any round, XXZ for the round to be paired. */
final class ByeLines {
    private record Key(int round, int player) {}

    private final NamedPlayers players;
    private final Map<Key, AnnouncedBye> byes = new HashMap<>();
    private final List<AnnouncedBye> inOrder = new ArrayList<>();
    private final Set<Integer> absent = new HashSet<>();

    ByeLines(NamedPlayers players) {
        this.players = players;
    }

    void readAbsent(TrfLine line) {
        absent.addAll(players.list(line, line.words(), 1));
    }

    void readByes(TrfLine line) {
        var words = line.words();
        var outcome = words.isEmpty() || words.getFirst().column() != 5
                ? null
                : kind(words.getFirst().text());
        if (outcome == null) {
            throw line.error(5, "the kind of bye should be F, H or Z");
        }
        if (words.size() < 2) {
            throw line.error(7, "the round is missing");
        }
        int round = line.round(words.get(1), "the round");
        var listed = words.subList(2, words.size());
        var numbers = players.list(line, listed, 1);
        for (int i = 0; i < numbers.size(); i++) {
            add(new AnnouncedBye(line, listed.get(i).column(), round, numbers.get(i), outcome));
        }
    }

    private static @Nullable Outcome kind(String text) {
        return switch (text) {
            case "F", "f" -> Outcome.FULL_BYE;
            case "H", "h" -> Outcome.HALF_BYE;
            case "Z", "z" -> Outcome.ZERO_BYE;
            default -> null;
        };
    }

    private void add(AnnouncedBye bye) {
        var other = byes.put(new Key(bye.round(), bye.player()), bye);
        if (other != null && other.outcome() != bye.outcome()) {
            throw bye.line()
                    .error(
                            bye.column(),
                            "player " + bye.player() + " has another bye in round " + bye.round() + " (line "
                                    + other.line().number() + ")");
        }
        inOrder.add(bye);
    }

    List<AnnouncedBye> all() {
        return List.copyOf(inOrder);
    }

    @Nullable
    Outcome of(int round, int player) {
        var bye = byes.get(new Key(round, player));
        return bye == null ? null : bye.outcome();
    }

    /** Whether a player is listed as missing the round to be paired. */
    boolean absent(int player) {
        return absent.contains(player);
    }
}
