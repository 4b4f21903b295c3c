package dev.perennial.command.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import dev.perennial.command.auth.Visitor;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.league.LeagueEvent.LeagueFounded;
import dev.perennial.domain.league.LeagueId;
import dev.perennial.domain.league.LeagueRules;
import dev.perennial.domain.table.OfficialDecision;
import dev.perennial.domain.table.TableEvent.Outcome;
import dev.perennial.domain.tournament.PairedTable;
import dev.perennial.domain.tournament.PairedTable.PairedSeat;
import dev.perennial.domain.tournament.Stage;
import dev.perennial.domain.tournament.TournamentEvent.ResultCorrectionDecided;
import dev.perennial.domain.tournament.TournamentEvent.RoundPaired;
import dev.perennial.domain.tournament.TournamentEvent.RulesSet;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.TournamentRules;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

/** The operator says whose decisions count for ratings. */
class RatedPlayIT {
    private static final String PATH = "/auth/admin/rated-play";
    private static final CommandNode node = CommandNode.shared();
    private static final Visitor admin = Visitor.admin(node);

    private final Visitor organiser = Visitor.signUp(node);
    private final PlayerId by = new PlayerId(organiser.player());
    private final PlayerId first = new PlayerId(Visitor.signUp(node).player());
    private final PlayerId second = new PlayerId(Visitor.signUp(node).player());

    @Test
    void whatAnOrganiserDecidesCountsWhileTheOperatorApproves() {
        assertThat(decided(by, null, Instant.now()).approved()).isFalse();
        approve("/organisers/" + by);
        Instant then = Instant.now();
        assertThat(decided(by, null, Instant.now()).approved()).isTrue();
        assertThat(decided(by, "league-" + UUID.randomUUID(), Instant.now()).approved())
                .as("a league's tournament is the league's")
                .isFalse();
        withdraw("/organisers/" + by);
        assertThat(decided(by, null, Instant.now()).approved()).isFalse();
        assertThat(decided(by, null, then).approved())
                .as("decided before, arrived after")
                .isTrue();
        assertThat(decided(new PlayerId(admin.player()), null, Instant.now()).approved())
                .as("the operator's own word")
                .isTrue();
    }

    @Test
    void whatALeagueDecidesCountsWhileTheOperatorApproves() {
        String league = "league-" + UUID.randomUUID();
        assertThat(admin.code("PUT", PATH + "/leagues/" + league, null)).isEqualTo("UNKNOWN_LEAGUE");
        node.bean(OrganiserRights.class)
                .apply(new LeagueFounded(new LeagueId(league), "A league", LeagueRules.usual(), by));
        assertThat(decided(by, league, Instant.now()).approved()).isFalse();
        approve("/leagues/" + league);
        assertThat(decided(by, league, Instant.now()).approved()).isTrue();
        assertThat(decided(by, null, Instant.now()).approved())
                .as("a tournament of their own")
                .isFalse();
        withdraw("/leagues/" + league);
        assertThat(decided(by, league, Instant.now()).approved()).isFalse();
    }

    @Test
    void approvalsAreListedAndLoggedAndEndWithTheAccount() {
        assertThat(admin.code("PUT", PATH + "/organisers/p-nobody", null)).isEqualTo("UNKNOWN_PLAYER");
        assertThat(admin.code("PUT", PATH + "/organisers/" + Visitor.guest(node).player(), null))
                .isEqualTo("NO_NAME");
        assertThat(admin.code("DELETE", PATH + "/organisers/" + by, null)).isEqualTo("NOT_APPROVED");
        assertThat(organiser.code("PUT", PATH + "/organisers/" + by, null)).isEqualTo("ADMIN_ONLY");
        approve("/organisers/" + by);
        approve("/organisers/" + by);
        assertThat(listed()).containsOnlyOnce(by.code());
        assertThat(admin.get("/auth/admin/actions").raw().body())
                .contains("RATED_PLAY_APPROVED")
                .contains(by.code());
        String password = "{\"password\":\"" + Visitor.PASSWORD + "\"}";
        assertThat(organiser.post("/auth/erase", password).status()).isEqualTo(204);
        assertThat(listed()).doesNotContain(by.code());
    }

    private String listed() {
        return admin.get(PATH).raw().body();
    }

    private static void approve(String path) {
        assertThat(admin.send("PUT", PATH + path, null).status()).isEqualTo(200);
    }

    private static void withdraw(String path) {
        assertThat(admin.send("DELETE", PATH + path, null).status()).isEqualTo(204);
    }

    /** What the table of a fresh tournament stored with the result that was decided for it. */
    private OfficialDecision decided(PlayerId official, String league, Instant at) {
        var tournament = new TournamentId(UUID.randomUUID().toString());
        var rights = node.bean(OrganiserRights.class);
        rights.apply(new TournamentCreated(tournament, "Cup", "arboretum", 2, 3, by));
        if (league != null) {
            rights.apply(new RulesSet(tournament, rules(league), by, null));
        }
        var id = PairedTable.id(tournament, 1, 1);
        var seats = List.of(new PairedSeat(first, null, "seed"), new PairedSeat(second, null, "seed"));
        var tables = node.bean(TournamentTables.class);
        tables.open(new RoundPaired(
                tournament,
                1,
                Stage.MAIN,
                "arboretum",
                Document.EMPTY,
                null,
                List.of(new PairedTable(1, id, seats)),
                List.of(),
                Instant.EPOCH,
                null,
                null));
        tables.correct(
                new ResultCorrectionDecided(
                        tournament, 1, id, List.of(first, second), List.of(1, 2), List.of(), official, "late"),
                at);
        return node.bean(EventStore.class)
                .readEvents(id.code(), 0)
                .asStream()
                .map(message -> message.getPayload())
                .filter(Outcome.class::isInstance)
                .map(event -> ((Outcome) event).counting().decision())
                .findFirst()
                .orElseThrow();
    }

    private static TournamentRules rules(String league) {
        ObjectNode usual = Json.mapper().valueToTree(TournamentRules.usual(2, 4));
        return Json.mapper().treeToValue(usual.put("league", league), TournamentRules.class);
    }
}
