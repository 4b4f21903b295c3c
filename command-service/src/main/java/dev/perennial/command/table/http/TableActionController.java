package dev.perennial.command.table.http;

import dev.perennial.command.limit.PlayerLimits;
import dev.perennial.command.table.SeedVault;
import dev.perennial.command.table.ServerSeeds;
import dev.perennial.command.table.StoredVersions;
import dev.perennial.command.table.TableReader;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Phrase;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.command.CommandToTable;
import dev.perennial.domain.table.command.TableCommand.OpenRematch;
import dev.perennial.domain.table.command.TableCommand.SayPhrase;
import dev.perennial.domain.table.command.TableCommand.StartTable;
import dev.perennial.domain.table.command.TableCommand.TakeSeat;
import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.table.command.TableRefused;
import dev.perennial.domain.table.decide.InvitationCode;
import dev.perennial.domain.table.decide.RematchOffer;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import java.time.InstantSource;
import java.util.stream.IntStream;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Serves the players' actions at a table besides moves. */
@RestController
@Scoped(Scope.PLAY)
@RequestMapping("/api/v1/tables/{table}")
class TableActionController {
    private final CommandGateway commands;
    private final TableReader tables;
    private final InstantSource clock;
    private final SeedVault vault;
    private final ServerSeeds seeds;
    private final PlayerLimits limits;
    private final StoredVersions versions;

    TableActionController(
            CommandGateway commands,
            TableReader tables,
            InstantSource clock,
            SeedVault vault,
            ServerSeeds seeds,
            PlayerLimits limits,
            StoredVersions versions) {
        this.commands = commands;
        this.tables = tables;
        this.clock = clock;
        this.vault = vault;
        this.seeds = seeds;
        this.limits = limits;
        this.versions = versions;
    }

    record Starting(@Nullable String fill) {}

    @PostMapping("/start")
    CommandAccepted start(PlayerId player, @PathVariable String table, @RequestBody Starting body) {
        TableId id = RequestFields.table(table);
        if (body.fill() != null) {
            TableState now = tables.read(id);
            if (now.owner().equals(player)) {
                // The owner usually takes one seat, so only the other seats count.
                IntStream.range(1, now.opening().seats()).forEach(_ -> limits.opens(player));
            }
        }
        return CommandAccepted.by(commands, new StartTable(id, player, body.fill(), clock.instant()));
    }

    record Invitation(TableId table, String invitation, String path) {}

    /** The link to a table; only its owner may give it away. */
    @PostMapping("/invitation")
    Invitation invite(PlayerId player, @PathVariable String table) {
        TableId id = RequestFields.table(table);
        String code = InvitationCode.shownTo(player, tables.read(id), vault.of(id));
        return new Invitation(id, code, "/tables/" + id + "?invitation=" + code);
    }

    record Saying(@Nullable Phrase phrase) {}

    @PostMapping("/phrases")
    CommandAccepted say(PlayerId player, @PathVariable String table, @RequestBody Saying body) {
        return CommandAccepted.by(
                commands, new SayPhrase(RequestFields.table(table), player, RequestFields.required(body.phrase())));
    }

    record Again(@Nullable String clientSeed) {}

    record Rematch(TableId table, long sequence) {}

    /** Opens the next table, or finds it open, and sits down there; a repeated request changes nothing. */
    @PostMapping("/rematch")
    Rematch rematch(PlayerId player, @PathVariable String table, @RequestBody Again body) {
        limits.opens(player);
        RematchOffer offer = commands.sendAndWait(new OpenRematch(RequestFields.table(table), player));
        TableId next = offer.next();
        unless(TableRefusal.TABLE_EXISTS, offer.opening(seeds.fresh(), clock.instant()));
        String clientSeed = body.clientSeed() == null ? "" : body.clientSeed();
        unless(TableRefusal.ALREADY_SEATED, new TakeSeat(next, player, null, clientSeed, clock.instant()));
        return new Rematch(next, versions.of(next));
    }

    /** Does it, unless the refusal says that there is nothing left to do. */
    private void unless(TableRefusal refusal, CommandToTable command) {
        try {
            Object _ = commands.sendAndWait(command);
        } catch (TableRefused refused) {
            if (refused.refusal().code() != refusal) {
                throw refused;
            }
        }
    }
}
