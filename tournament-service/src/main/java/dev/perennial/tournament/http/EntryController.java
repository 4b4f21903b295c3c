package dev.perennial.tournament.http;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.ByeKind;
import dev.perennial.domain.tournament.command.TournamentCommand.CheckIn;
import dev.perennial.domain.tournament.command.TournamentCommand.ReenterPlayer;
import dev.perennial.domain.tournament.command.TournamentCommand.RegisterPlayer;
import dev.perennial.domain.tournament.command.TournamentCommand.RequestBye;
import dev.perennial.domain.tournament.command.TournamentCommand.SetSeeding;
import dev.perennial.domain.tournament.command.TournamentCommand.WithdrawBye;
import dev.perennial.domain.tournament.command.TournamentCommand.WithdrawPlayer;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.domain.tournament.command.TournamentRefused;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.ProblemException;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.tournament.limit.OrganiserLimits;
import dev.perennial.tournament.result.EntrantRatings;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Entries of players and bots over HTTP. */
@RestController
@Scoped(Scope.ORGANISE)
@RequestMapping("/api/v1/tournaments/{tournament}")
class EntryController {
    private static final int MOST_BOTS = 256;

    private final TournamentCommands commands;
    private final Permissions permissions;
    private final EntrantRatings ratings;
    private final OrganiserLimits limits;

    EntryController(
            TournamentCommands commands, Permissions permissions, EntrantRatings ratings, OrganiserLimits limits) {
        this.commands = commands;
        this.permissions = permissions;
        this.ratings = ratings;
        this.limits = limits;
    }

    record Registering(
            @Nullable PlayerId player,
            @Nullable String clientSeed,
            @Nullable String why) {}

    /** Enters the player, who accepts an invitation this way too. Organisers enter others only with their consent. */
    @PostMapping("/players")
    @Scoped({Scope.PLAY, Scope.ORGANISE})
    CommandAccepted register(CurrentPlayer player, @PathVariable String tournament, @RequestBody Registering body) {
        Permissions.requireAccount(player);
        PlayerId who = body.player() == null ? player.id() : body.player();
        String seed = body.clientSeed() == null ? "" : body.clientSeed();
        Permissions.requireScope(player, who);
        var known = RequestIds.tournament(tournament);
        boolean agreed = permissions.mayEnter(player, known, who);
        int rating = ratings.of(known, who);
        return commands.sendAbout(
                who,
                player,
                tournament,
                body.why(),
                (id, request) -> new RegisterPlayer(id, request, who, null, rating, seed, agreed));
    }

    record AddingBots(
            @Nullable String level, int count, @Nullable String why) {}

    /** Enters the server's bots, numbered on from those already there. */
    @PostMapping("/bots")
    CommandAccepted addBots(CurrentPlayer player, @PathVariable String tournament, @RequestBody AddingBots body) {
        if (body.count() < 1 || body.count() > MOST_BOTS) {
            throw new ProblemException(HttpStatus.BAD_REQUEST, "BAD_COUNT", "Add 1 to " + MOST_BOTS + " bots.");
        }
        String level = RequestFields.required(body.level());
        return limits.entersBots(
                player.id(), body.count(), entered -> addBots(player, tournament, level, body, entered));
    }

    private CommandAccepted addBots(
            CurrentPlayer player, String tournament, String level, AddingBots body, AtomicInteger entered) {
        var known = RequestIds.tournament(tournament);
        var accepted = new CommandAccepted(known, 0);
        int number = 0;
        for (int added = 0; added < body.count(); added++) {
            boolean taken = true;
            while (taken) {
                number++;
                PlayerId bot = RequestFields.player("bot-" + level + "-" + number);
                try {
                    int rating = ratings.of(known, bot);
                    accepted = commands.send(
                            player,
                            tournament,
                            body.why(),
                            (id, request) -> new RegisterPlayer(id, request, bot, level, rating, ""));
                    taken = false;
                    var _ = entered.incrementAndGet();
                } catch (TournamentRefused e) {
                    if (e.refusal() != TournamentRefusal.ALREADY_REGISTERED) {
                        throw e;
                    }
                }
            }
        }
        return accepted;
    }

    record Change(@Nullable String why, @Nullable String clientSeed) {}

    @PostMapping("/players/{player}/withdraw")
    @Scoped({Scope.PLAY, Scope.ORGANISE})
    CommandAccepted withdraw(
            CurrentPlayer by, @PathVariable String tournament, @PathVariable String player, @RequestBody Change body) {
        PlayerId entrant = RequestFields.player(player);
        return commands.sendAbout(
                entrant, by, tournament, body.why(), (id, request) -> new WithdrawPlayer(id, request, entrant));
    }

    @PostMapping("/players/{player}/reenter")
    @Scoped({Scope.PLAY, Scope.ORGANISE})
    CommandAccepted reenter(
            CurrentPlayer by, @PathVariable String tournament, @PathVariable String player, @RequestBody Change body) {
        PlayerId who = RequestFields.player(player);
        boolean agreed = permissions.mayEnter(by, RequestIds.tournament(tournament), who);
        return commands.sendAbout(
                who, by, tournament, body.why(), (id, request) -> new ReenterPlayer(id, request, who, agreed));
    }

    @PostMapping("/players/{player}/check-in")
    @Scoped({Scope.PLAY, Scope.ORGANISE})
    CommandAccepted checkIn(
            CurrentPlayer by, @PathVariable String tournament, @PathVariable String player, @RequestBody Change body) {
        String seed = body.clientSeed() == null ? "" : body.clientSeed();
        PlayerId entrant = RequestFields.player(player);
        return commands.sendAbout(
                entrant, by, tournament, body.why(), (id, request) -> new CheckIn(id, request, entrant, seed));
    }

    record Absence(
            int round, @Nullable ByeKind kind, @Nullable String why) {}

    @PostMapping("/players/{player}/bye")
    @Scoped({Scope.PLAY, Scope.ORGANISE})
    CommandAccepted requestBye(
            CurrentPlayer by, @PathVariable String tournament, @PathVariable String player, @RequestBody Absence body) {
        ByeKind kind = body.kind() == null ? ByeKind.ZERO : body.kind();
        PlayerId entrant = RequestFields.player(player);
        return commands.sendAbout(
                entrant,
                by,
                tournament,
                body.why(),
                (id, request) -> new RequestBye(id, request, entrant, body.round(), kind));
    }

    record Attendance(int round, @Nullable String why) {}

    @PostMapping("/players/{player}/bye/take-back")
    @Scoped({Scope.PLAY, Scope.ORGANISE})
    CommandAccepted withdrawBye(
            CurrentPlayer by,
            @PathVariable String tournament,
            @PathVariable String player,
            @RequestBody Attendance body) {
        PlayerId entrant = RequestFields.player(player);
        return commands.sendAbout(
                entrant,
                by,
                tournament,
                body.why(),
                (id, request) -> new WithdrawBye(id, request, entrant, body.round()));
    }

    record SeedingOrder(
            @Nullable List<PlayerId> order, @Nullable String why) {}

    @PostMapping("/seeding")
    CommandAccepted setSeeding(CurrentPlayer by, @PathVariable String tournament, @RequestBody SeedingOrder body) {
        var order = RequestFields.list(RequestFields.required(body.order()));
        return commands.send(by, tournament, body.why(), (id, request) -> new SetSeeding(id, request, order));
    }
}
