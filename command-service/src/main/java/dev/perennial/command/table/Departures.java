package dev.perennial.command.table;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.command.TableCommand;
import dev.perennial.domain.table.command.TableCommand.AbortTable;
import dev.perennial.domain.table.command.TableCommand.ForfeitSeat;
import dev.perennial.domain.table.command.TableCommand.LeaveSeat;
import dev.perennial.domain.table.command.TableRefused;
import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Makes erased and suspended players leave their tables, so that no game waits for them. The departure is stored in the
 * transaction that ends the account's rights; any node can carry it out, even if another one dies over it.
 */
@Component
public class Departures {
    private static final Logger LOG = LoggerFactory.getLogger(Departures.class);

    private static final String GONE = "GONE";

    private static final String OPENED = """
            select t.aggregate_identifier from domain_event_entry t
            where t.payload_type = 'table.TableOpened' and t.payload ->> 'owner' = ? and not exists (
              select 1 from domain_event_entry e where e.aggregate_identifier = t.aggregate_identifier
              and e.payload_type in ('table.PlayStarted', 'table.TableAborted'))
            """;
    private static final String SEATED = """
            select distinct t.aggregate_identifier from domain_event_entry t
            where t.payload_type = 'table.SeatTaken' and t.payload ->> 'player' = ? and not exists (
              select 1 from domain_event_entry e where e.aggregate_identifier = t.aggregate_identifier
              and e.payload_type in ('table.GameFinished', 'table.TableAborted'))
            """;

    /** A node may be working on the earlier departure, without the tables the player got since. */
    private static final String NOTED_AGAIN = "on conflict (player_id) do update set note_no = default";

    private record Leaving(PlayerId player, long note) {}

    private final CommandGateway commands;
    private final JdbcClient jdbc;
    private final InstantSource clock;
    private final AtomicBoolean busy = new AtomicBoolean();

    Departures(CommandGateway commands, JdbcClient jdbc, InstantSource clock) {
        this.commands = commands;
        this.jdbc = jdbc;
        this.clock = clock;
    }

    /** To be called in the transaction that erases or suspends the player. */
    public void note(PlayerId player) {
        jdbc.sql("insert into departure (player_id) values (?) " + NOTED_AGAIN)
                .param(player.code())
                .update();
    }

    /** A tournament seats players without asking: erased and suspended ones leave these tables too. */
    public void noteGone(Collection<PlayerId> seated) {
        jdbc.sql("""
                insert into departure (player_id) select player_id from account
                where player_id = any(?) and (suspended_at is not null or erased_at is not null)
                """ + NOTED_AGAIN)
                .param(seated.stream().map(PlayerId::code).toArray(String[]::new))
                .update();
    }

    /** To be called in the transaction that ends the suspension. */
    public void forget(PlayerId player) {
        jdbc.sql("delete from departure where player_id = ?")
                .param(player.code())
                .update();
    }

    /** On a thread of its own: who sat at many tables takes a while, and others wait for the scheduler. */
    @Scheduled(fixedDelayString = "PT1S")
    void follow() {
        if (busy.compareAndSet(false, true)) {
            var _ = Thread.startVirtualThread(() -> {
                try {
                    waiting().forEach(this::seeOff);
                } catch (DataAccessException e) {
                    LOG.debug("cannot read pending departures", e); // the health check reports the outage
                } finally {
                    busy.set(false);
                }
            });
        }
    }

    private void seeOff(Leaving leaving) {
        if (hasLeft(leaving.player())) {
            jdbc.sql("delete from departure where player_id = ? and note_no = ?")
                    .params(leaving.player().code(), leaving.note())
                    .update();
        }
    }

    private List<Leaving> waiting() {
        return jdbc.sql("select player_id, note_no from departure")
                .query((row, _) -> new Leaving(new PlayerId(row.getString(1)), row.getLong(2)))
                .list();
    }

    private boolean hasLeft(PlayerId player) {
        boolean all = true;
        for (TableId table : tables(OPENED, player)) {
            all &= isDone(new AbortTable(table, player));
        }
        for (TableId table : tables(SEATED, player)) {
            all &= isDone(new ForfeitSeat(table, player, null, GONE, clock.instant()));
            all &= isDone(new LeaveSeat(table, player));
        }
        return all;
    }

    private List<TableId> tables(String sql, PlayerId player) {
        return jdbc.sql(sql)
                .param(player.code())
                .query((row, _) -> new TableId(row.getString(1)))
                .list();
    }

    /** A failure at one table does not delay the others. */
    private boolean isDone(TableCommand command) {
        try {
            Object _ = commands.sendAndWait(command);
        } catch (TableRefused refused) {
            // The table is not at that stage, or the seat was given up before.
            LOG.debug("{} refused {}", command.table(), refused.getMessage());
        } catch (RuntimeException e) {
            LOG.warn("table {} cannot be left now, will be tried again: {}", command.table(), e.toString());
            return false;
        }
        return true;
    }
}
