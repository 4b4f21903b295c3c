package dev.perennial.contract.golden;

import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.tournament.ByeKind;
import dev.perennial.domain.tournament.PairedTable;
import dev.perennial.domain.tournament.PairedTable.PairedSeat;
import dev.perennial.domain.tournament.RoundBye;
import dev.perennial.domain.tournament.Stage;
import dev.perennial.domain.tournament.StandingRow;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.TournamentRules;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** One event of every type of tournaments. */
final class TournamentSamples {
    private static final TournamentId CUP = new TournamentId("cup-1");
    private static final TableId TABLE = new TableId("cup-1-r1-t1");
    private static final PlayerId OLGA = new PlayerId("organiser");
    private static final PlayerId ALICE = new PlayerId("alice");
    private static final PlayerId BOT = new PlayerId("bot-greedy-1");
    private static final PlayerId CLEO = new PlayerId("cleo");
    private static final Instant AT = Instant.parse("2026-01-01T12:00:00Z");
    private static final String WHY = "asked for it";

    static final List<TournamentEvent> ALL = List.of(
            new TournamentEvent.TournamentCreated(CUP, "Spring Cup", "arboretum", 2, 5, OLGA),
            new TournamentEvent.RulesSet(CUP, TournamentRules.usual(2, 4), OLGA, WHY),
            new TournamentEvent.PlayerRegistered(CUP, ALICE, null, 1512, "seed_1", false, 1, ALICE, null),
            new TournamentEvent.PlayerInvited(CUP, CLEO, OLGA, "we miss you"),
            new TournamentEvent.InvitationDeclined(CUP, CLEO, CLEO, null),
            new TournamentEvent.InvitationWithdrawn(CUP, CLEO, OLGA, WHY),
            new TournamentEvent.CommentatorAppointed(CUP, CLEO, OLGA, null),
            new TournamentEvent.CommentatorDismissed(CUP, CLEO, OLGA, WHY),
            new TournamentEvent.PlayerAdmitted(CUP, CLEO),
            new TournamentEvent.PlayerCheckedIn(CUP, ALICE, "seed_2", OLGA, WHY),
            new TournamentEvent.PlayerWithdrew(CUP, CLEO, OLGA, WHY),
            new TournamentEvent.PlayerReentered(CUP, CLEO, CLEO, null),
            new TournamentEvent.ByeRequested(CUP, CLEO, 2, ByeKind.HALF, OLGA, WHY),
            new TournamentEvent.ByeTakenBack(CUP, CLEO, 2, CLEO, null),
            new TournamentEvent.SeedingSet(CUP, List.of(CLEO, ALICE, BOT), OLGA, WHY),
            new TournamentEvent.TournamentStarted(
                    CUP, 5, List.of(ALICE, BOT, CLEO), List.of(new PlayerId("dan")), AT, OLGA, null),
            new TournamentEvent.RoundPaired(
                    CUP,
                    1,
                    Stage.MAIN,
                    "arboretum",
                    Document.of(Map.of("colour", true)),
                    null,
                    List.of(new PairedTable(
                            1,
                            TABLE,
                            List.of(new PairedSeat(ALICE, null, "seed_2"), new PairedSeat(BOT, "greedy", "")))),
                    List.of(new RoundBye(CLEO, ByeKind.PAIRING)),
                    AT,
                    null,
                    null),
            new TournamentEvent.PairingImpossible(CUP, 4, "NO_VALID_PAIRING", AT),
            new TournamentEvent.PlayerArrived(CUP, 1, TABLE, ALICE),
            new TournamentEvent.ResultCounted(CUP, 1, TABLE, List.of(1, 2), List.of(31, 28), 12),
            new TournamentEvent.ResultCorrectionDecided(
                    CUP, 1, TABLE, List.of(ALICE, BOT), List.of(2, 1), List.of(ALICE), OLGA, WHY),
            new TournamentEvent.SeatsForfeited(CUP, 1, TABLE, List.of(ALICE), null, "NO_SHOW"),
            new TournamentEvent.RoundFinished(CUP, 1, AT),
            new TournamentEvent.StandingsPublished(
                    CUP,
                    3,
                    1,
                    false,
                    List.of("BH/C1", "SB"),
                    List.of(new StandingRow(1, ALICE, 1, "1", List.of("1/2", "0")))),
            new TournamentEvent.PlayoffStarted(CUP, List.of(ALICE, BOT)),
            new TournamentEvent.TournamentPaused(CUP, OLGA, "no light"),
            new TournamentEvent.TournamentResumed(CUP, OLGA, null, AT),
            new TournamentEvent.TournamentFinished(CUP, null, null),
            new TournamentEvent.TournamentCancelled(CUP, OLGA, "no players", List.of(TABLE)));

    private TournamentSamples() {}
}
