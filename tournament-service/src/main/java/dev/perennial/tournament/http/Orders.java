package dev.perennial.tournament.http;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.TournamentId;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.ProblemException;
import dev.perennial.http.Scope;
import dev.perennial.tournament.due.TournamentCards;
import dev.perennial.tournament.invitation.Reach;
import dev.perennial.tournament.league.LeagueOrganisers;
import dev.perennial.tournament.life.Act;
import dev.perennial.tournament.life.Order;
import dev.perennial.tournament.life.TournamentRefusal;
import java.time.InstantSource;
import java.util.List;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Sends orders in somebody's name, knowing which leagues he runs. */
@Component
class Orders {
    static final String ADMIN = "admin";

    private final CommandGateway commands;
    private final TournamentCards cards;
    private final LeagueOrganisers organisers;
    private final Reach reach;
    private final InstantSource clock;

    Orders(
            CommandGateway commands,
            TournamentCards cards,
            LeagueOrganisers organisers,
            Reach reach,
            InstantSource clock) {
        this.commands = commands;
        this.cards = cards;
        this.organisers = organisers;
        this.reach = reach;
        this.clock = clock;
    }

    /**
     * It is done.
     *
     * @param sequence of the tournament after the change
     */
    record Done(TournamentId tournament, long sequence) {}

    Done send(CurrentPlayer player, String tournament, @Nullable String why, Act act) {
        return done(order(player, id(tournament), why, act));
    }

    private Done done(Order order) {
        Long sequence = commands.sendAndWait(order);
        return new Done(order.tournament(), sequence == null ? 0 : sequence);
    }

    /** About an entrant, whom a program that may only play serves without the powers of an organiser. */
    Done sendAbout(PlayerId entrant, CurrentPlayer by, String tournament, @Nullable String why, Act act) {
        requireScope(by, entrant);
        var id = id(tournament);
        boolean inCharge = by.allows(Scope.ORGANISE) && inCharge(by, id);
        return done(new Order(id, by.id(), inCharge, clock.instant(), why, act));
    }

    /** Players act for themselves by a program that may play, for others by one that may organise. */
    static void requireScope(CurrentPlayer by, PlayerId about) {
        by.require(by.id().equals(about) ? Scope.PLAY : Scope.ORGANISE);
    }

    Order order(CurrentPlayer player, TournamentId tournament, @Nullable String why, Act act) {
        return new Order(tournament, player.id(), inCharge(player, tournament), clock.instant(), why, act);
    }

    private boolean inCharge(CurrentPlayer player, TournamentId tournament) {
        return player.roles().contains(ADMIN)
                || cards.leagueOf(tournament)
                        .map(league -> organisers.contains(league, player.id()))
                        .orElse(false);
    }

    /** Whether a player lets the organisers of the tournament's league enter them, and has not blocked this one. */
    boolean agreed(CurrentPlayer by, TournamentId tournament, PlayerId player) {
        return cards.leagueOf(tournament)
                        .map(league -> organisers.mayEnter(league, player))
                        .orElse(false)
                && !reach.hasBlocked(player, by.id());
    }

    /** Guests come and go without a trace: nobody could be asked about them later. */
    static void requireAccount(CurrentPlayer player) {
        TournamentRefusal.GUESTS_NOT_ADMITTED.unless(!player.guest());
    }

    static TournamentId id(String text) {
        try {
            return new TournamentId(text);
        } catch (IllegalArgumentException e) {
            throw TournamentProblems.unknownTournament();
        }
    }

    static PlayerId player(String text) {
        try {
            return new PlayerId(text);
        } catch (IllegalArgumentException e) {
            throw new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_PLAYER", "There is no such player.");
        }
    }

    static <T> T given(@Nullable T value) {
        if (value == null) {
            throw new ProblemException(HttpStatus.BAD_REQUEST, "MALFORMED", "A field is missing.");
        }
        return value;
    }

    /** A list without gaps; empty if there is none. JSON may hold null where it must not. */
    static <T> List<T> listed(@Nullable List<T> values) {
        return values == null
                ? List.of()
                : values.stream().map(Orders::<T>given).toList();
    }
}
