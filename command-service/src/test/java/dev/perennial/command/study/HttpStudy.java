package dev.perennial.command.study;

import dev.perennial.command.CommandNode.Answer;
import dev.perennial.command.auth.Visitor;
import dev.perennial.command.table.FinishedGames;
import dev.perennial.domain.table.TableId;
import java.time.Instant;

/** A study over HTTP, about the first decision of a game that ended at once. */
record HttpStudy(Visitor owner, String id, String table, long moment) {

    static HttpStudy create(Visitor owner, String table) {
        String id = created(owner.post("/studies", "{\"title\":\"Oaks\"}"));
        long moment = owner.node()
                .bean(FinishedGames.class)
                .read(new TableId(table), Instant.now())
                .at(8)
                .sequence();
        return new HttpStudy(owner, id, table, moment);
    }

    static String created(Answer answer) {
        if (answer.status() != 201) {
            throw new AssertionError(answer.raw().body());
        }
        return answer.body().get("study").asString();
    }

    HttpStudy withChapter() {
        String _ = created(owner.post(path() + "/chapters", chapter("")));
        return this;
    }

    String path() {
        return "/studies/" + id;
    }

    String chapter(String more) {
        return """
                {"title":"First","table":"%s","perspective":"seat-0",%s
                "opening":{"sequence":%d,"variation":null,"moves":0}}""".formatted(table, more, moment);
    }

    /** The first seat draws, with its own cards and all others dealt again. */
    String line(String notation) {
        return """
                {"sequence":%d,"deal":"REDEALT","seat":0,"seed":"oak","moves":[{"seat":0,\
                "notation":"%s"}]}""".formatted(moment, notation);
    }

    String variation(String notation) {
        return "{\"title\":\"Draw\",\"perspective\":\"seat-0\",\"line\":" + line(notation) + "}";
    }

    String note(String perspective, String text) {
        return """
                {"place":{"sequence":%d,"variation":null,"moves":0},"perspective":"%s","text":"%s",
                "marks":[{"kind":"CELL","at":"cell-1,0","to":null,\
                "colour":"GREEN"}]}""".formatted(moment, perspective, text);
    }

    String position() {
        return """
                {"chapter":1,"place":{"sequence":%d,"variation":null,"moves":0},\
                "perspective":"seat-0"}""".formatted(moment);
    }

    static String runningTable(Visitor first, Visitor second) {
        String table = first.post("/tables", "{\"game\":\"arboretum\",\"firstSeat\":\"SEAT1\",\"seats\":2}")
                .body()
                .get("table")
                .asString();
        Answer _ = first.post("/tables/" + table + "/seats", "{\"seat\":0}");
        Answer _ = second.post("/tables/" + table + "/seats", "{\"seat\":1}");
        return table;
    }

    static String finishedTable(Visitor first, Visitor second) {
        String table = runningTable(first, second);
        Answer _ = second.post("/tables/" + table + "/resign", "{}");
        return table;
    }
}
