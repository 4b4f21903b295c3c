package dev.perennial.contract.json;

import dev.perennial.domain.league.LeagueEvent;
import dev.perennial.domain.study.StudyEvent;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.games.Game;
import dev.perennial.games.Games;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Stored events have logical names such as {@code arboretum.TreePlanted}: a class may move to another package without
 * touching history. A record may be renamed only together with an upcaster.
 */
public final class EventTypes {
    private static final String FIRST = "1";

    /** Everything else is still in its first shape. */
    private static final Map<String, String> REVISIONS = Map.ofEntries(
            Map.entry("table.TableOpened", "5"),
            Map.entry("table.PlayStarted", "2"),
            Map.entry("table.MoveMade", "2"),
            Map.entry("table.TimeCalled", "2"),
            Map.entry("table.GameFinished", "3"),
            Map.entry("table.ResultCorrected", "2"),
            Map.entry("table.SeatForfeited", "2"),
            Map.entry("table.TableAborted", "2"),
            Map.entry("tournament.PlayerCheckedIn", "2"),
            Map.entry("tournament.RulesSet", "3"),
            Map.entry("tournament.TournamentResumed", "2"),
            Map.entry("tournament.TournamentCancelled", "2"),
            Map.entry("league.MemberJoined", "2"),
            Map.entry("league.MemberLeft", "2"));

    private static final Map<String, Class<?>> BY_NAME = new HashMap<>();
    private static final Map<Class<?>, String> BY_CLASS = new HashMap<>();

    static {
        register("table", TableEvent.class);
        register("tournament", TournamentEvent.class);
        register("league", LeagueEvent.class);
        register("study", StudyEvent.class);
        for (Game<?, ?, ?, ?> game : Games.all()) {
            register(game.id(), game.eventType());
        }
    }

    private EventTypes() {}

    private static void register(String family, Class<?> sealedType) {
        for (Class<?> permitted : sealedType.getPermittedSubclasses()) {
            if (permitted.isSealed()) {
                register(family, permitted);
            } else {
                String name = family + "." + permitted.getSimpleName();
                if (BY_CLASS.put(permitted, name) == null && BY_NAME.put(name, permitted) != null) {
                    throw new IllegalStateException("duplicate event name: " + name);
                }
            }
        }
    }

    public static Optional<Class<?>> classOf(String name) {
        return Optional.ofNullable(BY_NAME.get(name));
    }

    public static Optional<String> nameOf(Class<?> type) {
        return Optional.ofNullable(BY_CLASS.get(type));
    }

    public static String revisionOf(String name) {
        return REVISIONS.getOrDefault(name, FIRST);
    }

    public static Map<String, Class<?>> all() {
        return Map.copyOf(BY_NAME);
    }
}
