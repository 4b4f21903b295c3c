package dev.perennial.contract.golden;

import dev.perennial.contract.json.EventTypes;
import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Clock;
import dev.perennial.domain.table.Ending;
import dev.perennial.domain.table.OfficialDecision;
import dev.perennial.domain.table.Origin;
import dev.perennial.domain.table.Phrase;
import dev.perennial.domain.table.RatingEligibility;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableTerms;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Game;
import dev.perennial.games.Games;
import dev.perennial.games.Result;
import dev.perennial.games.Result.SeatResult;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** One event of every type: those of tables and tournaments by hand, those of games from games played for it. */
final class EventSamples {
    private static final TableId TABLE = new TableId("table-1");
    private static final PlayerId ALICE = new PlayerId("alice");
    private static final PlayerId BOB = new PlayerId("bob");
    private static final Instant AT = Instant.parse("2026-01-01T12:00:00Z");
    private static final String HEX = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

    private static final Result RESULT = new Result(
            List.of(new SeatResult(0, 31, 1, Map.of("species", 4)), new SeatResult(1, 28, 2, Map.of("species", 5))));

    private static final OfficialDecision DECISION = new OfficialDecision(new PlayerId("organiser"), true);
    private static final RatingEligibility COUNTING =
            new RatingEligibility(true, RatingEligibility.Kind.HUMAN, List.of(1), "cup-1", DECISION);

    private static final List<Object> BY_HAND = List.of(
            new TableEvent.TableOpened(
                    TABLE,
                    "arboretum",
                    "1",
                    2,
                    FirstSeat.SEAT1,
                    Document.of(Map.of("colour", true)),
                    ALICE,
                    HEX,
                    new TableTerms(
                            true,
                            TableTerms.Visibility.INVITED,
                            new Clock.Correspondence(2, 12, false, "Europe/Berlin"),
                            true,
                            60,
                            TableTerms.Start.BY_OWNER,
                            3,
                            TableTerms.Absence.BOT),
                    "cup-1",
                    new TableId("table-0"),
                    List.of(ALICE, BOB),
                    new Origin(new TableId("table-00"), 57, Origin.Deal.REDEALT, 1, "oak-7", 40, 2)),
            new TableEvent.SeatTaken(TABLE, 0, ALICE, "my-seed_1"),
            new TableEvent.BotSeated(TABLE, 1, new PlayerId("bot-greedy-1"), "greedy"),
            new TableEvent.SeatLeft(TABLE, 0, ALICE),
            new TableEvent.SeatsClosed(TABLE, List.of(2, 3)),
            new TableEvent.PlayStarted(TABLE, 3, 81, AT),
            new TableEvent.MoveMade(TABLE, 1, 7, "key-7", Document.of(Map.of("type", "Draw")), 2, 81, AT),
            new TableEvent.TimeCalled(TABLE, 1, 2, 82, AT.plusMillis(60_500)),
            new TableEvent.SeatForfeited(TABLE, 1, BOB, TableEvent.ForfeitReason.ABSENT, "greedy", AT, DECISION),
            new TableEvent.VoidVoted(TABLE, 1, true),
            new TableEvent.PhraseSaid(TABLE, 0, Phrase.GOOD_LUCK),
            new TableEvent.CommentatorAppointed(TABLE, BOB, ALICE),
            new TableEvent.CommentatorDismissed(TABLE, BOB, ALICE),
            new TableEvent.CommentPosted(TABLE, BOB, "The oak closes the longest path."),
            new TableEvent.GameAdjudicated(TABLE, new PlayerId("organiser"), "Both were at the wrong table."),
            new TableEvent.GameFinished(TABLE, "arboretum", List.of(ALICE, BOB), RESULT, Ending.PLAYED, COUNTING),
            new TableEvent.ResultCorrected(
                    TABLE, "arboretum", List.of(ALICE, BOB), RESULT, COUNTING, new PlayerId("organiser"), "Appeal."),
            new TableEvent.TableAborted(TABLE, ALICE, Ending.AGREED),
            new TableEvent.RematchOpened(TABLE, new TableId("table-2")),
            new TableEvent.SeedRevealed(TABLE, HEX));

    private final Map<String, Object> byName = new HashMap<>();

    EventSamples() {
        BY_HAND.forEach(this::add);
        TournamentSamples.ALL.forEach(this::add);
        LeagueSamples.ALL.forEach(this::add);
        StudySamples.ALL.forEach(this::add);
        for (Game<?, ?, ?, ?> game : Games.all()) {
            SampleGames.eventsOf(game.id()).forEach(this::add);
        }
    }

    private void add(Object event) {
        byName.putIfAbsent(EventTypes.nameOf(event.getClass()).orElseThrow(), event);
    }

    Object of(String name) {
        Object sample = byName.get(name);
        if (sample == null) {
            throw new IllegalStateException("no sample of " + name
                    + ": add one by hand to EventSamples, or a way to it to SampleGames if it belongs to a game");
        }
        return sample;
    }
}
