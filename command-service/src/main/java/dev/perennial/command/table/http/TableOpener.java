package dev.perennial.command.table.http;

import dev.perennial.command.limit.PlayerLimits;
import dev.perennial.command.table.SeedVault;
import dev.perennial.command.table.ServerSeeds;
import dev.perennial.command.table.TableReader;
import dev.perennial.contract.json.JsonDocuments;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableTerms.Visibility;
import dev.perennial.domain.table.command.OpeningCommand;
import dev.perennial.domain.table.command.OpeningCommand.OpenTable;
import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.table.command.TableRefused;
import dev.perennial.domain.table.decide.InvitationCode;
import dev.perennial.domain.table.decide.TableDecider;
import dev.perennial.domain.table.decide.TableDecision;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.UUID;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Opens tables; under the same key of the same player the same one. */
@Component
class TableOpener {
    private static final TableDecider DECIDER = new TableDecider(new JsonDocuments());

    private final CommandGateway commands;
    private final TableReader tables;
    private final InstantSource clock;
    private final ServerSeeds seeds;
    private final SeedVault vault;
    private final PlayerLimits limits;

    TableOpener(
            CommandGateway commands,
            TableReader tables,
            InstantSource clock,
            ServerSeeds seeds,
            SeedVault vault,
            PlayerLimits limits) {
        this.commands = commands;
        this.tables = tables;
        this.clock = clock;
        this.seeds = seeds;
        this.vault = vault;
        this.limits = limits;
    }

    record Opened(
            TableId table,
            long sequence,
            String commitment,
            @Nullable String invitation) {

        /** Counts the events of the opening alone: where bots have all seats, they may have played on since. */
        static Opened by(OpeningCommand command) {
            TableDecision decision = DECIDER.open(command);
            TableState table = decision.state();
            boolean secret = table.terms().visibility() == Visibility.INVITED;
            return new Opened(
                    table.id(),
                    decision.events().size() - 1L,
                    command.seed().commitment(),
                    secret ? InvitationCode.of(table.id(), command.seed()) : null);
        }
    }

    Opened open(PlayerId player, Opening wish) {
        return open(wish.command(id(UUID.randomUUID()), player, seeds.fresh(), clock.instant()));
    }

    /** The id follows from the key, so that any node finds the table when the request is repeated. */
    Opened open(PlayerId player, Opening wish, String key) {
        TableId table = id(UUID.nameUUIDFromBytes((player + " " + key).getBytes(StandardCharsets.UTF_8)));
        try {
            return open(wish.command(table, player, seeds.fresh(), clock.instant()));
        } catch (TableRefused refused) {
            if (refused.refusal().code() != TableRefusal.TABLE_EXISTS) {
                throw refused;
            }
            OpenTable again = wish.command(table, player, vault.of(table), clock.instant());
            if (!tables.read(table)
                    .opening()
                    .equals(DECIDER.open(again).events().getFirst())) {
                throw refused;
            }
            return Opened.by(again);
        }
    }

    private Opened open(OpenTable command) {
        Opened opened = Opened.by(command);
        limits.opens(command.owner());
        command.bots().forEach(_ -> limits.opens(command.owner()));
        Object _ = commands.sendAndWait(command);
        return opened;
    }

    private static TableId id(UUID id) {
        return new TableId(id.toString());
    }
}
