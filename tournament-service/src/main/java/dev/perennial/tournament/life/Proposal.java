package dev.perennial.tournament.life;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.ByeKind;
import dev.perennial.contract.tournament.RoundBye;
import dev.perennial.contract.tournament.Stage;
import dev.perennial.games.Sentence;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** The next round as the rules give it. */
public sealed interface Proposal {
    int round();

    record Tables(int round, Stage stage, List<ProposedTable> tables, List<ProposedBye> byes) implements Proposal {
        public Tables {
            tables = List.copyOf(tables);
            byes = List.copyOf(byes);
        }

        /** The same for the same tables and byes, whatever the reasons: by it one tells whether it is what one saw. */
        public String fingerprint() {
            var seats = tables.stream().map(ProposedTable::players).toList();
            var text = seats + " " + byes.stream().map(ProposedBye::bye).toList();
            try {
                return HexFormat.of()
                        .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /**
     * The organiser has to decide.
     *
     * @param together those of whom no two may meet and who would have to, where the rules can name them
     */
    record Impossible(int round, String reason, List<List<PlayerId>> together) implements Proposal {
        public Impossible {
            together = together.stream().map(List::copyOf).toList();
        }

        Impossible(int round, TournamentRefusal reason) {
            this(round, reason.name(), List.of());
        }
    }

    /** Players by seat, the first begins, and why they meet. */
    record ProposedTable(List<PlayerId> players, List<Sentence> reasons) {
        public ProposedTable {
            players = List.copyOf(players);
            reasons = List.copyOf(reasons);
        }

        static ProposedTable of(List<PlayerId> players) {
            return new ProposedTable(players, List.of());
        }
    }

    /** Somebody who is not to play, and why it is he; a bye he asked for needs no reason. */
    record ProposedBye(PlayerId player, ByeKind kind, List<Sentence> reasons) {
        public ProposedBye {
            reasons = List.copyOf(reasons);
        }

        RoundBye bye() {
            return new RoundBye(player, kind);
        }
    }
}
