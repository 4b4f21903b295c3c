package dev.perennial.command.table.http;

import static java.util.Objects.requireNonNullElse;

import dev.perennial.command.limit.PlayerLimits;
import dev.perennial.command.table.FinishedGames;
import dev.perennial.command.table.ServerSeeds;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Clock;
import dev.perennial.domain.table.Origin.Deal;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableTerms;
import dev.perennial.domain.table.TableTerms.Absence;
import dev.perennial.domain.table.TableTerms.Start;
import dev.perennial.domain.table.TableTerms.Visibility;
import dev.perennial.domain.table.branch.Branch;
import dev.perennial.domain.table.command.OpeningCommand.OpenBranch;
import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.table.command.TableRefused;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import java.time.InstantSource;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Opens tables that go on from a moment of a finished game. */
@RestController
@Scoped(Scope.PLAY)
class BranchController {
    private static final int USUAL_MISSED_TURNS = 2;

    private final CommandGateway commands;
    private final FinishedGames finished;
    private final ServerSeeds seeds;
    private final PlayerLimits limits;
    private final InstantSource clock;

    BranchController(
            CommandGateway commands,
            FinishedGames finished,
            ServerSeeds seeds,
            PlayerLimits limits,
            InstantSource clock) {
        this.commands = commands;
        this.finished = finished;
        this.seeds = seeds;
        this.limits = limits;
        this.clock = clock;
    }

    /**
     * The moment, the cards and the seats.
     *
     * @param seed null for a deal that nobody can repeat before the end
     * @param bots levels in seat order, an empty text for people; null if there are none
     */
    record Branching(
            long sequence,
            @Nullable Deal deal,
            @Nullable Integer perspective,
            @Nullable String seed,
            @Nullable List<String> bots,
            @Nullable Visibility visibility,
            @Nullable Clock clock) {

        SortedMap<Integer, String> levels() {
            var levels = new TreeMap<Integer, String>();
            List<String> given = requireNonNullElse(bots, List.of());
            for (int seat = 0; seat < given.size(); seat++) {
                String level = given.get(seat);
                if (!level.isEmpty()) {
                    levels.put(seat, level);
                }
            }
            return levels;
        }

        TableTerms terms() {
            return new TableTerms(
                    false,
                    requireNonNullElse(visibility, Visibility.PUBLIC),
                    requireNonNullElse(clock, new Clock.None()),
                    true,
                    0,
                    Start.WHEN_FULL,
                    USUAL_MISSED_TURNS,
                    Absence.FORFEIT);
        }
    }

    @PostMapping("/api/v1/tables/{table}/branches")
    @ResponseStatus(HttpStatus.CREATED)
    TableOpener.Opened open(PlayerId player, @PathVariable String table, @RequestBody Branching body) {
        var now = clock.instant();
        Deal deal = RequestFields.required(body.deal());
        var point = finished.at(RequestFields.table(table), body.sequence(), now);
        if (body.levels().size() > point.table().seats().size()) {
            throw new TableRefused(TableRefusal.UNKNOWN_SEAT);
        }
        var command = new OpenBranch(
                new TableId(UUID.randomUUID().toString()),
                player,
                new Branch(point, deal, body.perspective(), body.seed()),
                body.levels(),
                body.terms(),
                seeds.fresh(),
                now);
        var opened = TableOpener.Opened.by(command);
        limits.opens(player);
        command.bots().values().forEach(_ -> limits.opens(player));
        Object _ = commands.sendAndWait(command);
        return opened;
    }
}
