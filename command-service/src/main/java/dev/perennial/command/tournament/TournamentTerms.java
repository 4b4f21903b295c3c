package dev.perennial.command.tournament;

import dev.perennial.contract.json.GameJson;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Clock;
import dev.perennial.domain.table.TableTerms;
import dev.perennial.domain.tournament.PairedTable;
import dev.perennial.domain.tournament.TournamentEvent.RoundPaired;
import dev.perennial.games.Games;
import java.time.Duration;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/** On what terms the tables of a round are played. */
@Component
class TournamentTerms {
    private static final int MISSED_TURNS = 2;

    private final Duration delay;

    /** @param delay how far spectators lag behind a person's game, so that they cannot help a player */
    TournamentTerms(@Value("${perennial.tournaments.spectator-delay}") Duration delay) {
        this.delay = delay;
    }

    /** @param guests recognises guests: a table with a guest is not rated */
    TableTerms of(RoundPaired round, PairedTable table, Predicate<PlayerId> guests) {
        var given = round.clock();
        Clock time = given == null ? ownClock(round) : GameJson.readClock(given).orElseThrow();
        boolean people = table.seats().stream().anyMatch(seat -> seat.bot() == null);
        return TableTerms.casual()
                .withRated(table.players().stream().noneMatch(guests))
                .withClock(time, time instanceof Clock.None ? null : MISSED_TURNS)
                .withSpectatorDelay(people ? (int) delay.toSeconds() : 0);
    }

    /** A game that has a clock of its own is played with it. */
    private static Clock ownClock(RoundPaired round) {
        return Games.byId(round.game())
                .flatMap(game -> GameJson.readOptions(game, round.options()).map(options -> game.ownClock(options)))
                .filter(OptionalInt::isPresent)
                .<Clock>map(seconds -> new Clock.Hourglass(seconds.getAsInt()))
                .orElseGet(Clock.None::new);
    }
}
