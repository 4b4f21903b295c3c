package dev.perennial.standalone.client;

import dev.perennial.client.LegalMoves;
import dev.perennial.client.Perennial;
import dev.perennial.client.TableSettings;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** The Java of docs/reference/http-api.md, compiled and run; {@link JavaGuideTest} compares the two. */
public final class JavaGuide {
    private JavaGuide() {}

    /** Answers the table after the first move. */
    public static JsonNode play(String address) {
        Perennial me = Perennial.at(address).guest();
        String table = me.tables()
                .open(TableSettings.of("arboretum", 2).bots(List.of("expert")).firstSeatBegins());
        long seated = me.tables().sit(table, "my-seed");
        LegalMoves legal = me.tables().legalMoves(table, seated, 50);
        long played = me.tables()
                .move(table, legal.seatMove(), legal.moves().getFirst().move());
        JsonNode view = me.tables().view(table, played);
        return view;
    }
}
