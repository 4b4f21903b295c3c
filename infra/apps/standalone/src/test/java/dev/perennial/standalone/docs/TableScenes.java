package dev.perennial.standalone.docs;

import tools.jackson.databind.JsonNode;

/** The examples of tables, each in a situation in which it can be sent. */
final class TableScenes {
    private static final String TABLE = "t-1";
    private static final String TABLES = "/api/v1/tables";
    private static final String ONE_TABLE = "/api/v1/tables/{table}";

    private final ExampleSession session;

    TableScenes(ExampleSession session) {
        this.session = session;
    }

    void tables(String admin) throws Exception {
        open(session.asAnn("POST " + TABLES));
        long sequence =
                session.asAnn("POST " + ONE_TABLE + "/seats").get("sequence").asLong();
        awaitTurn(sequence);
        session.asAnn("GET " + ONE_TABLE + "/moves");
        session.asAnn("POST " + ONE_TABLE + "/hints");
        session.asAnn("POST " + ONE_TABLE + "/moves");
        session.asAnn("PUT " + ONE_TABLE + "/plan");
        session.asAnn("DELETE " + ONE_TABLE + "/plan");
        session.asAnn("POST " + ONE_TABLE + "/phrases");
        session.real().put("player", session.real().get(ExampleSession.BOB));
        session.asAnn("PUT " + ONE_TABLE + "/commentators/{player}");
        session.calls().send("POST " + ONE_TABLE + "/comments", session.bob(), session.real());
        session.asAnn("DELETE " + ONE_TABLE + "/commentators/{player}");
        session.real().put("player", session.real().get(ExampleSession.ANN));
        long ended =
                session.asAnn("POST " + ONE_TABLE + "/resign").get("sequence").asLong();
        String finished = session.real().get("table");
        session.api().get(TABLES + "/" + finished + "?atLeast=" + ended, session.ann());
        session.send("POST " + ONE_TABLE + "/explore");
        session.asAnn("POST " + ONE_TABLE + "/analysis");
        session.asAnn("POST " + ONE_TABLE + "/branches");
        session.asAnn("POST " + ONE_TABLE + "/rematch");

        open(session.asAnn("POST " + TABLES));
        session.asAnn("POST " + ONE_TABLE + "/seats");
        session.asAnn("POST " + ONE_TABLE + "/void");

        open(session.asAnn("POST " + TABLES));
        session.asAnn("POST " + ONE_TABLE + "/seats");
        session.calls().send("POST " + ONE_TABLE + "/adjudication", admin, session.real());

        open(session.api().post(TABLES, session.ann(), "{\"game\":\"arboretum\",\"seats\":2}"));
        session.asAnn("POST " + ONE_TABLE + "/invitation");
        session.asAnn("POST " + ONE_TABLE + "/seats");
        session.asAnn("DELETE " + ONE_TABLE + "/seats");
        session.asAnn("POST " + ONE_TABLE + "/bots");
        session.real().put("seat", "1");
        JsonNode seats = session.api()
                .get(TABLES + "/" + session.real().get("table") + "?atLeast=3", session.ann())
                .at("/table/seats");
        seats.valueStream()
                .filter(each -> each.hasNonNull("bot"))
                .forEach(each -> session.real().put("seat", each.get("seat").asString()));
        session.asAnn("DELETE " + ONE_TABLE + "/bots/{seat}");
        session.asAnn("POST " + ONE_TABLE + "/seats");
        session.asAnn("POST " + ONE_TABLE + "/start");

        open(session.api().post(TABLES, session.ann(), "{\"game\":\"arboretum\",\"seats\":2}"));
        session.asAnn("POST " + ONE_TABLE + "/abort");
        session.real().put("table", finished);
        session.real().put(TABLE, finished);
    }

    private void open(JsonNode opened) {
        session.real().put("table", opened.get("table").asString());
    }

    private void awaitTurn(long sequence) throws Exception {
        for (int tries = 0; tries < 100; tries++) {
            JsonNode legal = session.api()
                    .get(TABLES + "/" + session.real().get("table") + "/moves?atLeast=" + sequence, session.ann());
            if (!legal.get("moves").isEmpty()) {
                return;
            }
            Thread.sleep(50);
        }
        throw new AssertionError("never on turn");
    }
}
