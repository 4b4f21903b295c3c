package dev.perennial.cli.verify;

import dev.perennial.cli.table.SimulatedTable;
import dev.perennial.contract.history.HistoryDigest;
import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.games.Decision;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Plays a recorded game again from its seeds and moves; everything must come out as it is written. */
final class GameCheck {
    private static final String SEEDS = "clientSeeds, table, firstSeat or options";

    enum Ending {
        FINISHED,
        ABORTED
    }

    private final JsonNode found;
    private final Header header;
    private final SimulatedTable table;
    private final EventsCheck events;

    private GameCheck(JsonNode found) {
        this.found = found;
        header = Header.read(found);
        // No game looks at the clock when it starts, so a history does not say when that was.
        table = SimulatedTable.open(header.opened(), header.seed(), Instant.EPOCH);
        int seats = header.opened().seats();
        events = new EventsCheck(
                header.branch() ? SequenceOffset.ofBranch(found, seats) : SequenceOffset.of(found, seats));
    }

    /** @throws Mismatch at the first place that is not as it should be */
    static Ending check(JsonNode found) {
        try {
            var check = begun(found);
            check.steps();
            Ending ending = check.ending();
            check.digest();
            return ending;
        } catch (Mismatch mismatch) {
            throw DigestedNode.history(found).changed().orElse(mismatch);
        }
    }

    /** Everything before the first step was as it should be. */
    static GameCheck begun(JsonNode found) {
        var check = new GameCheck(found);
        check.opening();
        return check;
    }

    /** Repeats one step after the other, the first one next. */
    StepCheck stepCheck() {
        return new StepCheck(table, events);
    }

    private void opening() {
        JsonNode opening = found.get("opening");
        if (header.branch()) {
            inherited(opening);
        } else if (header.isFull()) {
            events.compare(
                    "opening",
                    start(),
                    opening,
                    expected -> DigestedNode.history(found).fitsWith("opening", expected),
                    SEEDS);
        } else {
            Difference.require("opening", JsonNodeFactory.instance.arrayNode(), opening);
            Difference.require("steps", JsonNodeFactory.instance.arrayNode(), found.get("steps"));
        }
    }

    /** Checks the past that this game shares with the one it continues; it comes before all seats. */
    private void inherited(JsonNode opening) {
        var shared = OriginCheck.shared(found, header);
        new EventsCheck(0)
                .compare(
                        "opening",
                        table.inherit(shared, Instant.EPOCH),
                        opening,
                        expected -> DigestedNode.history(found).fitsWith("opening", expected),
                        "origin, serverSeed or table");
        if (header.isFull()) {
            List<RecordedEvent> _ = start();
        } else {
            Difference.require("steps", JsonNodeFactory.instance.arrayNode(), found.get("steps"));
        }
    }

    private List<RecordedEvent> start() {
        var recorded = new ArrayList<RecordedEvent>();
        for (int seat = 0; seat < header.opened().seats(); seat++) {
            var player = Objects.requireNonNull(header.players().get(seat));
            var clientSeed = Objects.requireNonNull(header.clientSeeds().get(seat));
            switch (table.sit(seat, player, clientSeed, Instant.EPOCH)) {
                case Decision.Accepted<RecordedEvent>(var happened, var _) -> recorded.addAll(happened);
                case Decision.Refused<RecordedEvent>(var refusal) ->
                    throw new Mismatch(
                            "options",
                            "the rules refuse this: " + refusal.code().name());
            }
        }
        return recorded;
    }

    private void steps() {
        JsonNode steps = found.get("steps");
        Fields.list("steps", steps);
        var check = stepCheck();
        for (int i = 0; i < steps.size(); i++) {
            check.repeat(i, steps.get(i));
        }
    }

    private Ending ending() {
        return EndingCheck.check(found, table.state());
    }

    private void digest() {
        String expected = HistoryDigest.of(found);
        JsonNode given = found.get(HistoryDigest.FIELD);
        if (!expected.equals(given.stringValue())) {
            throw Mismatch.of(HistoryDigest.FIELD, '"' + expected + '"', given)
                    .adding("; all that follows from seeds and moves is right, so this value, "
                            + String.join(", ", undetermined()) + " or an idle part of options was changed");
        }
    }

    /** The fields that only the digest confirms. */
    private List<String> undetermined() {
        var names = new ArrayList<String>();
        names.add("players");
        if (!header.isFull()) {
            names.add("another of the game's beginning");
        } else if (!table.isOver()) {
            names.add("the number of steps");
        }
        names.add("forfeits");
        if (EndingCheck.isByOfficial(found)) {
            names.add("places of result");
        }
        return names;
    }
}
