package dev.perennial.pairing.tiebreak;

import dev.perennial.pairing.Outcome;
import dev.perennial.pairing.Player;
import dev.perennial.pairing.PointSystem;
import dev.perennial.pairing.RoundEntry;
import dev.perennial.pairing.Tournament;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The results of a tournament with the FIDE rules for rounds that were not played (C.07 article 16). */
final class ScoreSheet {
    private final Tournament tournament;
    private final Edition edition;
    private final boolean forfeitsAsPlayed;
    private final Map<Integer, Player> players = new HashMap<>();
    private @Nullable ScoreSheet fore;

    ScoreSheet(Tournament tournament, Edition edition, boolean forfeitsAsPlayed) {
        this.tournament = tournament;
        this.edition = edition;
        this.forfeitsAsPlayed = forfeitsAsPlayed;
        tournament.players().forEach(player -> players.put(player.id(), player));
    }

    Player player(int id) {
        var player = players.get(id);
        if (player == null) {
            throw new IllegalArgumentException("no player " + id);
        }
        return player;
    }

    PointSystem pointSystem() {
        return tournament.points();
    }

    int rounds() {
        return tournament.roundsDone();
    }

    int points(Player player) {
        return player.points(tournament.points());
    }

    int points(RoundEntry entry) {
        return tournament.points().points(entry.outcome());
    }

    /** Opponents of games over the board, one for each game. */
    List<Player> opponents(Player player) {
        return player.rounds().stream()
                .filter(entry -> entry.outcome().played())
                .map(entry -> player(entry.opponent()))
                .toList();
    }

    /** The score as opponents see it: a requested bye that no round followed counts as a draw (16.3). */
    int adjustedScore(Player player) {
        int score = 0;
        for (int round = 1; round <= player.rounds().size(); round++) {
            var entry = player.rounds().get(round - 1);
            score += requestedBye(entry) && !cameBack(player, round)
                    ? tournament.points().draw()
                    : points(entry);
        }
        return score;
    }

    private static boolean requestedBye(RoundEntry entry) {
        return entry.outcome() == Outcome.HALF_BYE || entry.outcome() == Outcome.ZERO_BYE;
    }

    private boolean cameBack(Player player, int afterRound) {
        return player.rounds().stream().skip(afterRound).anyMatch(entry -> scheduled(entry) && !voluntary(entry));
    }

    private static boolean scheduled(RoundEntry entry) {
        return entry.outcome() != Outcome.FREE;
    }

    /** The rounds in which the player was to play at all. */
    int rounds(Player player) {
        return (int) player.rounds().stream().filter(ScoreSheet::scheduled).count();
    }

    /** Requested byes and forfeit losses: the player could have played (16.2). */
    private boolean voluntary(RoundEntry entry) {
        return requestedBye(entry) || (entry.outcome() == Outcome.FORFEIT_LOSS && !forfeitsAsPlayed);
    }

    /** Whether a round counts as a game against the opponent. */
    boolean counts(RoundEntry entry) {
        return entry.outcome().played() || (forfeitsAsPlayed && entry.opponent() > 0);
    }

    List<Slot> slots(Player player) {
        var slots = new ArrayList<Slot>();
        for (int round = 1; round <= player.rounds().size(); round++) {
            var entry = player.rounds().get(round - 1);
            int opponent = entry.opponent();
            if (!scheduled(entry)) {
                continue;
            }
            slots.add(
                    counts(entry)
                            ? new Slot(round, opponent, adjustedScore(player(opponent)), points(entry), false)
                            : new Slot(round, 0, dummyScore(player, entry), points(entry), voluntary(entry)));
        }
        return slots;
    }

    /**
     * The dummy has the player's own score; since 2026 no more than the missed opponent or half of all points (16.4).
     */
    private int dummyScore(Player player, RoundEntry entry) {
        int own = points(player);
        if (edition == Edition.FIDE_2024) {
            return own;
        }
        int cap = entry.opponent() > 0
                ? adjustedScore(player(entry.opponent()))
                : tournament.points().draw() * Math.max(tournament.plannedRounds(), rounds());
        return Math.min(own, cap);
    }

    /** The same tournament with all games of the last round drawn, for the Fore variants. */
    ScoreSheet beforeLastResults() {
        var sheet = fore;
        if (sheet == null) {
            sheet = withLastGamesDrawn();
            fore = sheet;
        }
        return sheet;
    }

    private ScoreSheet withLastGamesDrawn() {
        var drawn =
                tournament.players().stream().map(ScoreSheet::withLastGameDrawn).toList();
        var changed = new Tournament(
                tournament.plannedRounds(),
                tournament.points(),
                tournament.initialColour(),
                drawn,
                tournament.forbidden(),
                tournament.acceleration());
        return new ScoreSheet(changed, edition, forfeitsAsPlayed);
    }

    private static Player withLastGameDrawn(Player player) {
        var rounds = new ArrayList<>(player.rounds());
        if (!rounds.isEmpty() && rounds.getLast().opponent() > 0) {
            var last = rounds.removeLast();
            rounds.add(new RoundEntry(last.opponent(), last.colour(), Outcome.DRAW));
        }
        return player.withRounds(rounds);
    }
}
