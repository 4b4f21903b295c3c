package dev.perennial.command.tournament;

import dev.perennial.command.account.Account;
import dev.perennial.command.account.Accounts;
import dev.perennial.command.table.Departures;
import dev.perennial.command.table.Guests;
import dev.perennial.command.table.ServerSeeds;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.OfficialDecision;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.command.CommandToTable;
import dev.perennial.domain.table.command.OpeningCommand.OpenSeatedTable;
import dev.perennial.domain.table.command.Seating;
import dev.perennial.domain.table.command.TableCommand.CorrectResult;
import dev.perennial.domain.table.command.TableCommand.ForfeitSeat;
import dev.perennial.domain.table.command.TableCommand.VoidTable;
import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.table.command.TableRefused;
import dev.perennial.domain.tournament.PairedTable;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentEvent.ResultCorrectionDecided;
import dev.perennial.domain.tournament.TournamentEvent.RoundPaired;
import dev.perennial.domain.tournament.TournamentEvent.SeatsForfeited;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCancelled;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.games.FirstSeat;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.axonframework.modelling.command.AggregateNotFoundException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/**
 * Opens the tables of a round under the ids the tournament gave them, with everybody seated and the game begun, and
 * gives them the results a tournament decided. Done again, nothing happens twice.
 */
@Component
class TournamentTables {
    private static final Logger LOG = LoggerFactory.getLogger(TournamentTables.class);
    private static final String NO_SHOW = "NO_SHOW";

    private final CommandGateway commands;
    private final ServerSeeds seeds;
    private final InstantSource clock;
    private final TournamentTerms terms;
    private final Guests guests;
    private final Departures departures;
    private final OrganiserRights rights;
    private final Accounts accounts;

    TournamentTables(
            CommandGateway commands,
            ServerSeeds seeds,
            InstantSource clock,
            TournamentTerms terms,
            Guests guests,
            Departures departures,
            OrganiserRights rights,
            Accounts accounts) {
        this.commands = commands;
        this.seeds = seeds;
        this.clock = clock;
        this.terms = terms;
        this.guests = guests;
        this.departures = departures;
        this.rights = rights;
        this.accounts = accounts;
    }

    void open(RoundPaired round) {
        for (PairedTable table : round.tables()) {
            send(new OpenSeatedTable(
                    table.table(),
                    owner(round.tournament()),
                    round.game(),
                    round.options(),
                    FirstSeat.SEAT1,
                    terms.of(round, table, guests::isGuest),
                    round.tournament().code(),
                    table.seats().stream()
                            .map(seat -> new Seating(seat.player(), seat.clientSeed(), seat.bot()))
                            .toList(),
                    seeds.fresh(),
                    clock.instant()));
        }
        departures.noteGone(round.tables().stream()
                .flatMap(table -> table.players().stream())
                .toList());
    }

    /** @param at when it was decided: what the operator approves afterwards changes nothing */
    void correct(ResultCorrectionDecided decided, Instant at) {
        var by = Objects.requireNonNullElseGet(decided.by(), () -> owner(decided.tournament()));
        String why = Objects.requireNonNullElse(decided.why(), NO_SHOW);
        // A player who withdraws brings their own loss about: that is no official's word.
        var decision = decided.players().contains(by) ? null : decision(decided, at);
        send(new CorrectResult(decided.table(), by, why, decided.places(), decision, clock.instant(), true));
    }

    /** Players who did not come forfeit their seats, and the game goes on. */
    void forfeit(SeatsForfeited gone, Instant at) {
        String why = Objects.requireNonNullElse(gone.why(), NO_SHOW);
        for (PlayerId player : gone.players()) {
            send(new ForfeitSeat(gone.table(), player, decision(gone, at), why, clock.instant()));
        }
    }

    /** Null if the tournament's announced rules decided instead of a person. */
    private @Nullable OfficialDecision decision(TournamentEvent.Decided decided, Instant at) {
        PlayerId by = decided.by();
        return by == null
                ? null
                : new OfficialDecision(by, isAdmin(by) || rights.wasApproved(decided.tournament(), at));
    }

    private boolean isAdmin(PlayerId player) {
        return accounts.find(player).filter(Account::isAdmin).isPresent();
    }

    /**
     * The games of a tournament that is cancelled count for nothing, on no ladder either. Under the name of the person
     * who cancelled it: at a table of their own it is refused.
     */
    void callOff(TournamentCancelled cancelled) {
        String why = Objects.requireNonNullElse(cancelled.why(), "CANCELLED");
        for (TableId table : Objects.requireNonNullElse(cancelled.tables(), List.<TableId>of())) {
            send(new VoidTable(table, cancelled.by(), why, clock.instant()));
        }
    }

    /** One table that cannot be played must not keep the others waiting; its result can be decided. */
    private void send(CommandToTable command) {
        try {
            Object _ = commands.sendAndWait(command);
        } catch (TableRefused e) {
            var code = e.refusal().code();
            if (code != TableRefusal.TABLE_EXISTS && code != TableRefusal.GAME_OVER) {
                LOG.error("table {} refused {}", command.table(), e.getMessage());
            }
        } catch (AggregateNotFoundException e) {
            LOG.error(
                    "table {} was never opened; ignoring {}",
                    command.table(),
                    command.getClass().getSimpleName());
        }
    }

    /** The tournament itself owns its tables: no person may abort one. */
    private static PlayerId owner(TournamentId tournament) {
        return new PlayerId(tournament.code());
    }
}
