package dev.perennial.command.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import dev.perennial.command.CommandNode.Answer;
import dev.perennial.contract.json.GameJson;
import dev.perennial.domain.table.TableState;

/** One table, asked over HTTP and read from the store. */
record HttpTable(CommandNode node, String id) {

    static HttpTable open(CommandNode node, String token, String body) {
        Answer opened = node.post("/api/v1/tables", token, body);
        assertThat(opened.status()).as(opened.toString()).isEqualTo(201);
        return new HttpTable(node, opened.body().get("table").asString());
    }

    HttpTable at(CommandNode other) {
        return new HttpTable(other, id);
    }

    HttpTable seated(String... tokens) {
        for (String token : tokens) {
            done(token, "seats", "{}");
        }
        return this;
    }

    Answer post(String token, String what, String body) {
        return node.post("/api/v1/tables/" + id + "/" + what, token, body);
    }

    Answer done(String token, String what, String body) {
        Answer answer = post(token, what, body);
        assertThat(answer.status()).as(answer.toString()).isEqualTo(200);
        return answer;
    }

    void refused(String token, String what, String body, int status, String code) {
        Answer answer = post(token, what, body);
        assertThat(answer.status()).as(answer.toString()).isEqualTo(status);
        assertThat(answer.code()).isEqualTo(code);
    }

    Answer move(String token, int number, String move, String key) {
        return node.play(id, token, number, move, key);
    }

    static String firstMove(TableState table, int seat) {
        try (var moves = table.game().legalMoves(table.runningPosition(), seat)) {
            return GameJson.write(moves.findFirst().orElseThrow()).toString();
        }
    }

    TableState state() {
        return StoredTable.read(node, id).state();
    }
}
