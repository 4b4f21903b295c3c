package dev.perennial.command.study;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.study.StudyId;
import dev.perennial.domain.study.command.StudyCommand;
import dev.perennial.domain.study.command.StudyCommand.DeleteStudy;
import dev.perennial.domain.study.command.StudyCommand.RemoveEditor;
import dev.perennial.domain.study.command.StudyRefused;
import java.util.List;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Deletes the studies of erased players and ends their part in those of others. Noted in the transaction that erases
 * the account; any node can carry it out, even if another one dies over it.
 */
@Component
public class StudyDepartures {
    private static final Logger LOG = LoggerFactory.getLogger(StudyDepartures.class);

    private static final String OWNED = """
            select aggregate_identifier from domain_event_entry
            where payload_type = 'study.StudyCreated' and payload ->> 'by' = ?
            """;
    private static final String EDITED = """
            select distinct aggregate_identifier from domain_event_entry
            where payload_type = 'study.EditorInvited' and payload ->> 'player' = ?
            """;

    private final CommandGateway commands;
    private final JdbcClient jdbc;

    StudyDepartures(CommandGateway commands, JdbcClient jdbc) {
        this.commands = commands;
        this.jdbc = jdbc;
    }

    /** A study of a player. */
    public record OwnStudy(String study, String export) {}

    /** The studies that a player has created, also those deleted since. */
    public List<OwnStudy> of(PlayerId player) {
        return studies(OWNED, player).stream()
                .map(study -> new OwnStudy(study.code(), "/api/v1/studies/" + study.code() + "/export"))
                .toList();
    }

    /** To be called in the transaction that erases the player. */
    public void note(PlayerId player) {
        jdbc.sql("insert into study_departure (player_id) values (?) on conflict do nothing")
                .param(player.code())
                .update();
    }

    @Scheduled(fixedDelayString = "PT2S")
    void follow() {
        for (String code : jdbc.sql("select player_id from study_departure")
                .query(String.class)
                .list()) {
            if (hasLeft(new PlayerId(code))) {
                jdbc.sql("delete from study_departure where player_id = ?")
                        .param(code)
                        .update();
            }
        }
    }

    private boolean hasLeft(PlayerId player) {
        boolean all = true;
        for (StudyId study : studies(OWNED, player)) {
            all &= isDone(new DeleteStudy(study, player, true));
        }
        for (StudyId study : studies(EDITED, player)) {
            all &= isDone(new RemoveEditor(study, player, player));
        }
        return all;
    }

    private List<StudyId> studies(String sql, PlayerId player) {
        return jdbc.sql(sql)
                .param(player.code())
                .query((row, _) -> new StudyId(row.getString(1)))
                .list();
    }

    /** A failure at one study does not delay the others. */
    private boolean isDone(StudyCommand command) {
        try {
            Object _ = commands.sendAndWait(command);
        } catch (StudyRefused refused) {
            LOG.debug("{} refused {}", command.study(), refused.getMessage()); // gone or left before
        } catch (RuntimeException e) {
            LOG.warn("study {} cannot be left now, will be tried again: {}", command.study(), e.toString());
            return false;
        }
        return true;
    }
}
