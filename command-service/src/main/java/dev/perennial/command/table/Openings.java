package dev.perennial.command.table;

import dev.perennial.command.limit.PlayerLimits;
import dev.perennial.command.table.TableCommand.AskOpening;
import dev.perennial.command.table.TableCommand.OpenTable;
import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.TableEvent.TableOpened;
import dev.perennial.contract.table.TableId;
import dev.perennial.contract.table.TableTerms.Visibility;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.UUID;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Opens tables; under the same key of the same player the same one. */
@Component
class Openings {
    private final CommandGateway commands;
    private final InstantSource clock;
    private final ServerSeeds seeds;
    private final SeedVault vault;
    private final PlayerLimits limits;

    Openings(CommandGateway commands, InstantSource clock, ServerSeeds seeds, SeedVault vault, PlayerLimits limits) {
        this.commands = commands;
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

        /** Bots in all seats begin to play at once: then much more has happened than they sat down. */
        static Opened by(OpenTable command) {
            boolean secret = command.terms().visibility() == Visibility.INVITED;
            return new Opened(
                    command.table(),
                    OpeningDecider.open(command).size() - 1L,
                    command.seed().commitment(),
                    secret ? Invitations.code(command.table(), command.seed()) : null);
        }
    }

    Opened open(PlayerId player, Opening wish) {
        return open(wish.command(id(UUID.randomUUID()), player, seeds.fresh(), clock.instant()));
    }

    /** The id follows from the key, so that whichever node is asked again finds the table there. */
    Opened open(PlayerId player, Opening wish, String key) {
        TableId table = id(UUID.nameUUIDFromBytes((player + " " + key).getBytes(StandardCharsets.UTF_8)));
        try {
            return open(wish.command(table, player, seeds.fresh(), clock.instant()));
        } catch (Refused refused) {
            if (refused.refusal().code() != TableRefusal.TABLE_EXISTS) {
                throw refused;
            }
            OpenTable again = wish.command(table, player, vault.of(table), clock.instant());
            TableOpened stored = commands.sendAndWait(new AskOpening(table, player));
            if (!stored.equals(OpeningDecider.open(again).getFirst())) {
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
