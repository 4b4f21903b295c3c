package dev.perennial.query.tournament;

import static dev.perennial.query.SharedNode.NODE;
import static dev.perennial.query.SharedNode.TOPIC;
import static dev.perennial.query.SharedNode.WEB;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.TournamentRules;
import dev.perennial.query.board.SseClient;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Organisers see whom they have invited and what became of it, players see what waits for them, others see nothing. */
class InvitationPagesIT {
    private static final PlayerId OLGA = new PlayerId("player-olga");
    private static final PlayerId ANN = new PlayerId("player-ann");
    private static final PlayerId BEN = new PlayerId("player-ben");
    private static final PlayerId CID = new PlayerId("player-cid");

    private final TournamentId id = new TournamentId(UUID.randomUUID().toString());
    private final String path = "/api/v1/tournaments/" + id;

    private List<TournamentEvent> events() {
        return List.of(
                new TournamentEvent.TournamentCreated(id, "Spring Cup", "arboretum", 2, 1, OLGA),
                new TournamentEvent.RulesSet(id, TournamentRules.usual(2, 4), OLGA, null),
                new TournamentEvent.PlayerInvited(id, ANN, OLGA, "secret note"),
                new TournamentEvent.PlayerInvited(id, BEN, OLGA, null),
                new TournamentEvent.PlayerInvited(id, CID, OLGA, null),
                new TournamentEvent.InvitationDeclined(id, BEN, BEN, null),
                new TournamentEvent.PlayerRegistered(id, CID, null, 1500, "", false, 1, CID, null));
    }

    @Test
    void eachSeesTheirOwn() {
        var events = events();
        TestTournament.send(TOPIC, id.code(), events);
        String list = path + "/invitations?atLeast=" + (events.size() - 1);
        assertThat(WEB.get(list, null).statusCode()).isEqualTo(401);
        assertThat(answers(WEB.json(list, OLGA.code())))
                .containsExactly("player-ann OPEN", "player-ben DECLINED", "player-cid ACCEPTED");
        assertThat(answers(WEB.json(list, BEN.code()))).containsExactly("player-ben DECLINED");
        assertThat(answers(WEB.json(list, "player-zoe"))).isEmpty();
        // An invitation is no entry.
        assertThat(WEB.json(path, null).get("entries").size()).isEqualTo(1);
    }

    @Test
    void playersSeeWhatWaitsForThem() {
        TestTournament.send(TOPIC, id.code(), events());
        var _ = WEB.json(path + "?atLeast=6", null);
        String mine = "/api/v1/players/me/invitations";
        assertThat(WEB.get(mine, null).statusCode()).isEqualTo(401);
        JsonNode waiting = WEB.json(mine, ANN.code()).get("invitations");
        assertThat(waiting.valueStream()
                        .filter(each -> each.get("tournament").asString().equals(id.code())))
                .singleElement()
                .satisfies(each -> {
                    assertThat(each.get("name").asString()).isEqualTo("Spring Cup");
                    assertThat(each.get("by").asString()).isEqualTo(OLGA.code());
                });
        assertThat(WEB.json(mine, BEN.code()).get("invitations").toString()).doesNotContain(id.code());
        assertThat(WEB.json(mine, CID.code()).get("invitations").toString()).doesNotContain(id.code());
    }

    @Test
    void nobodyElseReadsWhoWasAskedAndWhoSaidNo() {
        var events = events();
        TestTournament.send(TOPIC, id.code(), events);
        String overview =
                WEB.json(path + "?atLeast=" + (events.size() - 1), null).toString();
        String log = WEB.json(path + "/log", null).toString();
        String export = WEB.get(path + "/export.json", null).body();
        assertThat(overview + log + export).doesNotContain("player-ann", "player-ben", "secret note");
        try (var stream = SseClient.resume(NODE.port(), path + "/stream", 1)) {
            var frames = stream.until(events.size() - 1);
            assertThat(frames).hasSize(5);
            assertThat(frames.toString()).doesNotContain("player-ann", "player-ben", "secret note");
        }
    }

    private static List<String> answers(JsonNode list) {
        return list.get("invitations")
                .valueStream()
                .map(each ->
                        each.get("player").asString() + " " + each.get("answer").asString())
                .toList();
    }
}
