package dev.perennial.tournament.http;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.ByeKind;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.ProblemException;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.tournament.life.Act;
import dev.perennial.tournament.life.TournamentRefusal;
import dev.perennial.tournament.life.TournamentRefused;
import dev.perennial.tournament.limit.OrganiserLimits;
import dev.perennial.tournament.result.TournamentGames;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Who plays in a tournament, over HTTP. */
@RestController
@Scoped(Scope.ORGANISE)
@RequestMapping("/api/v1/tournaments/{tournament}")
class EntryController {
    private static final int MOST_BOTS = 256;

    private final Orders orders;
    private final TournamentGames games;
    private final OrganiserLimits limits;

    EntryController(Orders orders, TournamentGames games, OrganiserLimits limits) {
        this.orders = orders;
        this.games = games;
        this.limits = limits;
    }

    record Registering(
            @Nullable PlayerId player,
            @Nullable String clientSeed,
            @Nullable String why) {}

    /** Oneself, also to accept an invitation. Others only if they let the organisers of the league enter them. */
    @PostMapping("/players")
    @Scoped({Scope.PLAY, Scope.ORGANISE})
    Orders.Done register(CurrentPlayer player, @PathVariable String tournament, @RequestBody Registering body) {
        Orders.requireAccount(player);
        PlayerId who = body.player() == null ? player.id() : body.player();
        String seed = body.clientSeed() == null ? "" : body.clientSeed();
        Orders.requireScope(player, who);
        var id = Orders.id(tournament);
        boolean agreed = !who.equals(player.id()) && orders.agreed(player, id, who);
        var register = new Act.Register(who, null, games.rating(id, who), seed, agreed);
        return orders.sendAbout(who, player, tournament, body.why(), register);
    }

    record AddingBots(
            @Nullable String level, int count, @Nullable String why) {}

    /** Bots of the house, numbered on from those already there. */
    @PostMapping("/bots")
    Orders.Done addBots(CurrentPlayer player, @PathVariable String tournament, @RequestBody AddingBots body) {
        if (body.count() < 1 || body.count() > MOST_BOTS) {
            throw new ProblemException(HttpStatus.BAD_REQUEST, "BAD_COUNT", "Add 1 to " + MOST_BOTS + " bots.");
        }
        String level = Orders.given(body.level());
        return limits.entersBots(
                player.id(), body.count(), entered -> addBots(player, tournament, level, body, entered));
    }

    private Orders.Done addBots(
            CurrentPlayer player, String tournament, String level, AddingBots body, AtomicInteger entered) {
        var id = Orders.id(tournament);
        Orders.Done done = new Orders.Done(id, 0);
        int number = 0;
        for (int added = 0; added < body.count(); added++) {
            boolean taken = true;
            while (taken) {
                number++;
                PlayerId bot = Orders.player("bot-" + level + "-" + number);
                try {
                    done = orders.send(
                            player, tournament, body.why(), new Act.Register(bot, level, games.rating(id, bot), ""));
                    taken = false;
                    var _ = entered.incrementAndGet();
                } catch (TournamentRefused e) {
                    if (e.refusal() != TournamentRefusal.ALREADY_REGISTERED) {
                        throw e;
                    }
                }
            }
        }
        return done;
    }

    record Change(@Nullable String why, @Nullable String clientSeed) {}

    @PostMapping("/players/{player}/withdraw")
    @Scoped({Scope.PLAY, Scope.ORGANISE})
    Orders.Done withdraw(
            CurrentPlayer by, @PathVariable String tournament, @PathVariable String player, @RequestBody Change body) {
        PlayerId entrant = Orders.player(player);
        return orders.sendAbout(entrant, by, tournament, body.why(), new Act.Withdraw(entrant));
    }

    @PostMapping("/players/{player}/reenter")
    @Scoped({Scope.PLAY, Scope.ORGANISE})
    Orders.Done reenter(
            CurrentPlayer by, @PathVariable String tournament, @PathVariable String player, @RequestBody Change body) {
        PlayerId who = Orders.player(player);
        boolean agreed = !who.equals(by.id()) && orders.agreed(by, Orders.id(tournament), who);
        return orders.sendAbout(who, by, tournament, body.why(), new Act.Reenter(who, agreed));
    }

    @PostMapping("/players/{player}/check-in")
    @Scoped({Scope.PLAY, Scope.ORGANISE})
    Orders.Done checkIn(
            CurrentPlayer by, @PathVariable String tournament, @PathVariable String player, @RequestBody Change body) {
        String seed = body.clientSeed() == null ? "" : body.clientSeed();
        PlayerId entrant = Orders.player(player);
        return orders.sendAbout(entrant, by, tournament, body.why(), new Act.CheckIn(entrant, seed));
    }

    record Absence(
            int round, @Nullable ByeKind kind, @Nullable String why) {}

    @PostMapping("/players/{player}/bye")
    @Scoped({Scope.PLAY, Scope.ORGANISE})
    Orders.Done requestBye(
            CurrentPlayer by, @PathVariable String tournament, @PathVariable String player, @RequestBody Absence body) {
        ByeKind kind = body.kind() == null ? ByeKind.ZERO : body.kind();
        PlayerId entrant = Orders.player(player);
        return orders.sendAbout(entrant, by, tournament, body.why(), new Act.RequestBye(entrant, body.round(), kind));
    }

    record Attendance(int round, @Nullable String why) {}

    @PostMapping("/players/{player}/bye/take-back")
    @Scoped({Scope.PLAY, Scope.ORGANISE})
    Orders.Done takeBackBye(
            CurrentPlayer by,
            @PathVariable String tournament,
            @PathVariable String player,
            @RequestBody Attendance body) {
        PlayerId entrant = Orders.player(player);
        return orders.sendAbout(entrant, by, tournament, body.why(), new Act.TakeBackBye(entrant, body.round()));
    }

    record SeedingOrder(
            @Nullable List<PlayerId> order, @Nullable String why) {}

    @PostMapping("/seeding")
    Orders.Done setSeeding(CurrentPlayer by, @PathVariable String tournament, @RequestBody SeedingOrder body) {
        return orders.send(by, tournament, body.why(), new Act.SetSeeding(Orders.listed(Orders.given(body.order()))));
    }
}
