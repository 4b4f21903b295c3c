package dev.perennial.command.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import dev.perennial.command.SharedNodes;
import dev.perennial.command.auth.Officers;
import dev.perennial.contract.Topics;
import dev.perennial.domain.table.Ending;
import dev.perennial.domain.table.TableEvent.GameAdjudicated;
import dev.perennial.domain.table.TableEvent.PhraseSaid;
import dev.perennial.domain.table.TableStatus;
import java.util.List;
import org.junit.jupiter.api.Test;

class TableLifeIT {
    private final CommandNode node = SharedNodes.one();
    private final String ann = node.signIn("ann");
    private final String ben = node.signIn("ben");
    private final String eve = node.signIn("eve");

    @Test
    void aTableByInvitationIsForPeopleWithTheLink() {
        var table = open("{\"game\":\"arboretum\",\"seats\":3,\"visibility\":\"INVITED\"}");
        table.refused(ben, "seats", "{}", 403, "INVITATION_NEEDED");
        table.refused(ben, "invitation", "{}", 403, "NOT_OWNER");
        String code =
                table.done(ann, "invitation", "{}").body().get("invitation").asString();
        table.done(ben, "seats", "{\"invitation\":\"%s\"}".formatted(code));
        table.done(ann, "seats", "{}");
        assertThat(StoredTable.read(node, table.id()).events().toString()).doesNotContain(code);
    }

    @Test
    void theOwnerStartsWithFewerOrWithBots() {
        var fewer = open("{\"game\":\"arboretum\",\"seats\":4,\"start\":\"BY_OWNER\"}")
                .seated(ann, ben);
        fewer.refused(ben, "start", "{}", 403, "NOT_OWNER");
        fewer.done(ann, "start", "{}");
        assertThat(fewer.state().seats()).hasSize(2);
        var filled = open("{\"game\":\"evergreen-concert\",\"seats\":3}").seated(ben);
        filled.done(ann, "start", "{\"fill\":\"random\"}");
        assertThat(filled.state().status()).isEqualTo(TableStatus.PLAYING);
    }

    @Test
    void whoResignsLosesAndMayHaveARematch() {
        var table = open("{\"game\":\"arboretum\",\"seats\":2}").seated(ann, ben);
        table.refused(ann, "rematch", "{}", 409, "NOT_OVER");
        table.done(ann, "resign", "{}");
        assertThat(table.state().ending()).isEqualTo(Ending.FORFEITED);
        table.refused(eve, "rematch", "{}", 403, "NOT_SEATED");
        String next = table.done(ben, "rematch", "{}").body().get("table").asString();
        new HttpTable(node, next).refused(eve, "seats", "{}", 403, "INVITATION_NEEDED");
        assertThat(table.done(ann, "rematch", "{}").body().get("table").asString())
                .isEqualTo(next);
        var again = new HttpTable(node, next);
        assertThat(again.state().status()).isEqualTo(TableStatus.PLAYING);
        assertThat(again.state().opening().rematchOf().code()).isEqualTo(table.id());
        assertThat(again.state().commitment()).isNotEqualTo(table.state().commitment());
        assertThat(table.done(ann, "rematch", "{}").body().toString())
                .as("she may have missed the answer")
                .isEqualTo("{\"table\":\"%s\",\"sequence\":%d}"
                        .formatted(next, StoredTable.read(node, next).events().size() - 1));
    }

    @Test
    void allTogetherMayCallTheGameOff() {
        var table = open("{\"game\":\"s-evolution\",\"seats\":2}").seated(ann, ben);
        table.done(ann, "void", "{\"agree\":true}");
        assertThat(table.state().status()).isEqualTo(TableStatus.PLAYING);
        table.refused(eve, "void", "{\"agree\":true}", 403, "NOT_SEATED");
        table.refused(ben, "void", "{}", 400, "MALFORMED");
        table.done(ben, "void", "{\"agree\":true}");
        assertThat(table.state().ending()).isEqualTo(Ending.AGREED);
        assertThat(table.state().serverSeed()).isNotNull();
    }

    @Test
    void anAdminDecidesWithAReasonAndNobodyElseDoes() {
        var table = open("{\"game\":\"arboretum\",\"seats\":2,\"rated\":true}").seated(ann, ben);
        String decision = "{\"reason\":\"He was not there.\",\"places\":[2,1]}";
        table.refused(ann, "adjudication", decision, 403, "NOT_OFFICIAL");
        table.refused(eve, "adjudication", decision, 403, "NOT_OFFICIAL");
        table.refused(null, "adjudication", decision, 401, "UNAUTHENTICATED");
        String admin = Officers.admin(node);
        table.refused(admin, "adjudication", "{\"reason\":\"x\",\"places\":[2,2]}", 422, "BAD_PLACES");
        table.refused(admin, "adjudication", "{\"reason\":\"x\",\"places\":[1,null]}", 400, "MALFORMED");
        table.refused(admin, "adjudication", "{\"places\":[2,1]}", 400, "MALFORMED");
        table.done(admin, "adjudication", decision);
        assertThat(table.state().ending()).isEqualTo(Ending.ADJUDICATED);
        assertThat(StoredTable.read(node, table.id()).events()).hasAtLeastOneElementOfType(GameAdjudicated.class);
        table.done(admin, "adjudication", "{\"reason\":\"He was.\",\"places\":[1,2]}");
        assertThat(table.state().ending()).isEqualTo(Ending.CORRECTED);
        assertThat(ResultsTopic.of(table.id(), 2))
                .as(Topics.RESULTS)
                .extracting(record -> record.ending())
                .isEqualTo(List.of(Ending.ADJUDICATED, Ending.CORRECTED));
    }

    @Test
    void onlySetPhrasesAreSaid() {
        var table = open("{\"game\":\"arboretum\",\"seats\":2}").seated(ann);
        table.done(ann, "phrases", "{\"phrase\":\"HELLO\"}");
        table.refused(ann, "phrases", "{\"phrase\":\"You fool\"}", 400, "MALFORMED");
        table.refused(ann, "phrases", "{}", 400, "MALFORMED");
        table.refused(eve, "phrases", "{\"phrase\":\"HELLO\"}", 403, "NOT_SEATED");
        assertThat(StoredTable.read(node, table.id()).events().stream().filter(PhraseSaid.class::isInstance))
                .hasSize(1);
    }

    @Test
    void absurdTermsAreRefused() {
        for (String more : List.of(
                "\"clock\":{\"type\":\"Live\",\"perMoveSeconds\":-1,\"bankSeconds\":0,\"incrementSeconds\":0}",
                "\"clock\":{\"type\":\"Hourglass\",\"seconds\":60}",
                "\"clock\":{\"type\":\"Correspondence\",\"days\":1,\"hours\":0,\"weekends\":true,\"zone\":\"X/Y\"}",
                "\"clock\":{\"type\":\"Correspondence\",\"days\":1,\"hours\":0,\"weekends\":true}",
                "\"spectatorDelaySeconds\":-5",
                "\"missedTurns\":99")) {
            var answer = node.post("/api/v1/tables", ann, "{\"game\":\"arboretum\",\"seats\":2,%s}".formatted(more));
            assertThat(answer.status()).as(more).isEqualTo(422);
            assertThat(answer.code()).isIn("BAD_CLOCK", "BAD_TERMS");
        }
        for (String more : List.of(
                "\"clock\":{\"type\":\"Sundial\"}",
                "\"clock\":7",
                "\"visibility\":\"SECRET\"",
                "\"rated\":\"yes\"",
                "\"absence\":1")) {
            var answer = node.post("/api/v1/tables", ann, "{\"game\":\"arboretum\",\"seats\":2,%s}".formatted(more));
            assertThat(answer.status()).as(more + answer).isEqualTo(400);
        }
    }

    private HttpTable open(String body) {
        return HttpTable.open(node, ann, body);
    }
}
