package dev.perennial.domain.tournament.round;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.ByeKind;
import dev.perennial.domain.tournament.RoundBye;
import dev.perennial.domain.tournament.Stage;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.games.Sentence;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** The next round, not yet published. */
public sealed interface NextRound {
    int round();

    record Paired(int round, Stage stage, List<Table> tables, List<Bye> byes) implements NextRound {
        public Paired {
            tables = List.copyOf(tables);
            byes = List.copyOf(byes);
        }

        /** Equal for equal tables and byes, whatever the reasons. Shows whether a preview is still up to date. */
        public String fingerprint() {
            var seats = tables.stream().map(Table::players).toList();
            var text = seats + " " + byes.stream().map(Bye::roundBye).toList();
            try {
                return HexFormat.of()
                        .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /**
     * The rules allow no pairing: the organiser has to decide.
     *
     * @param together groups of players who may not meet but would have to, where the rules can name them
     */
    record Impossible(int round, String reason, List<List<PlayerId>> together) implements NextRound {
        public Impossible {
            together = together.stream().map(List::copyOf).toList();
        }

        Impossible(int round, TournamentRefusal reason) {
            this(round, reason.name(), List.of());
        }
    }

    /** Players in seat order, the first begins, and the reasons why they meet. */
    record Table(List<PlayerId> players, List<Sentence> reasons) {
        public Table {
            players = List.copyOf(players);
            reasons = List.copyOf(reasons);
        }

        public static Table of(List<PlayerId> players) {
            return new Table(players, List.of());
        }
    }

    /** A player who does not play this round, and why. A requested bye has no reasons. */
    record Bye(PlayerId player, ByeKind kind, List<Sentence> reasons) {
        public Bye {
            reasons = List.copyOf(reasons);
        }

        public RoundBye roundBye() {
            return new RoundBye(player, kind);
        }
    }
}
