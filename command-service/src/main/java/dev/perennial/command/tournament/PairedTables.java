package dev.perennial.command.tournament;

import dev.perennial.command.table.Refused;
import dev.perennial.command.table.TableCommand;
import dev.perennial.command.table.TableCommand.AddBot;
import dev.perennial.command.table.TableCommand.OpenTable;
import dev.perennial.command.table.TableCommand.TakeSeat;
import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.TableId;
import dev.perennial.contract.tournament.PairedTable;
import dev.perennial.contract.tournament.PairedTable.PairedSeat;
import dev.perennial.contract.tournament.TournamentEvent.RoundPaired;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.chance.ServerSeed;
import java.security.SecureRandom;
import java.time.InstantSource;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;

/**
 * Opens the tables of a round under the ids the tournament gave them and seats the players; the last one seated starts the
 * game. Done again, it does what is missing and nothing twice.
 */
@Component
class PairedTables {
    private static final Logger LOG = LoggerFactory.getLogger(PairedTables.class);

    private final CommandGateway commands;
    private final JdbcTemplate jdbc;
    private final InstantSource clock;
    private final SecureRandom random = new SecureRandom();

    PairedTables(CommandGateway commands, JdbcTemplate jdbc, InstantSource clock) {
        this.commands = commands;
        this.jdbc = jdbc;
        this.clock = clock;
    }

    void open(RoundPaired round) {
        for (PairedTable table : round.tables()) {
            try {
                open(round, table);
            } catch (Refused e) {
                // One table that cannot be played must not keep the others waiting; its result can be decided.
                LOG.error("table {} cannot be opened: {}", table.table(), e.getMessage());
            }
        }
    }

    private void open(RoundPaired round, PairedTable table) {
        // The tournament itself owns the table: no person may abort it.
        var owner = new PlayerId(round.tournament().code());
        if (!exists(table.table())) {
            byte[] bytes = new byte[ServerSeed.LENGTH];
            random.nextBytes(bytes);
            Object _ = commands.sendAndWait(new OpenTable(
                    table.table(),
                    owner,
                    round.game(),
                    table.seats().size(),
                    FirstSeat.SEAT1,
                    round.options(),
                    ServerSeed.of(bytes)));
        }
        for (int seat = 0; seat < table.seats().size(); seat++) {
            sit(table.table(), owner, seat, table.seats().get(seat));
        }
    }

    private boolean exists(TableId table) {
        Long found =
                jdbc.queryForObject("select count(*) from server_seed where table_id = ?", Long.class, table.code());
        return found != null && found > 0;
    }

    private void sit(TableId table, PlayerId owner, int seat, PairedSeat paired) {
        String bot = paired.bot();
        TableCommand command = bot == null
                ? new TakeSeat(table, paired.player(), seat, paired.clientSeed(), clock.instant())
                : new AddBot(table, owner, seat, bot, clock.instant());
        try {
            Object _ = commands.sendAndWait(command);
        } catch (Refused e) {
            LOG.debug("seat {} of table {}: {}", seat, table, e.getMessage());
        }
    }
}
