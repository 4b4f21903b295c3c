package dev.perennial.query.study;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.study.StudyState;
import dev.perennial.http.CursorText;
import java.sql.Array;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The table {@code study}. */
@Repository
class StudyRows {
    private static final Instant LATEST = Instant.parse("9999-01-01T00:00:00Z");

    private final JdbcClient jdbc;

    StudyRows(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /**
     * A study in a list.
     *
     * @param games of its chapters, in their order
     * @param changedAt when its content last changed
     */
    record Row(
            String id,
            String title,
            String visibility,
            PlayerId owner,
            List<PlayerId> editors,
            List<String> games,
            Instant changedAt) {
        static Row of(ResultSet row, int number) throws SQLException {
            return new Row(
                    row.getString("study_id"),
                    row.getString("title"),
                    row.getString("visibility"),
                    new PlayerId(row.getString("owner")),
                    texts(row.getArray("editors")).stream().map(PlayerId::new).toList(),
                    texts(row.getArray("games")),
                    row.getObject("changed_at", OffsetDateTime.class).toInstant());
        }

        private static List<String> texts(Array array) throws SQLException {
            return List.of((String[]) array.getArray());
        }
    }

    /** A study's position in a list, the one that changed last first. */
    record Listed(Instant changedAt, String id) {
        static Listed of(@Nullable String cursor) {
            return cursor == null
                    ? new Listed(LATEST, "")
                    : CursorText.read(cursor, 2, parts -> new Listed(Instant.parse(parts.get(0)), parts.get(1)));
        }

        static String cursor(Row row) {
            return CursorText.of(row.changedAt().toString(), row.id());
        }
    }

    /** @param changedAt null if the content is as before */
    void save(StudyStep latest, @Nullable Instant changedAt) {
        StudyState state = latest.after();
        jdbc.sql("""
                insert into study (study_id, title, visibility, owner, editors, invited, games, sequence, changed_at)
                values (:id, :title, :visibility, :owner, :editors, :invited, :games, :sequence,
                  coalesce(:changed::timestamptz, 'epoch'))
                on conflict (study_id) do update set title = excluded.title, visibility = excluded.visibility,
                  editors = excluded.editors, invited = excluded.invited, games = excluded.games,
                  sequence = excluded.sequence, changed_at = coalesce(:changed::timestamptz, study.changed_at)
                """)
                .param("id", state.id().code())
                .param("title", state.title())
                .param("visibility", state.visibility().name())
                .param("owner", state.owner().code())
                .param("editors", codes(state.editors()))
                .param("invited", codes(state.invited()))
                .param(
                        "games",
                        state.chapters().stream()
                                .map(chapter -> chapter.game().game())
                                .distinct()
                                .toArray(String[]::new))
                .param("sequence", latest.sequence())
                .param("changed", changedAt == null ? null : changedAt.atOffset(ZoneOffset.UTC))
                .update();
    }

    private static String[] codes(Collection<PlayerId> players) {
        return players.stream().map(PlayerId::code).toArray(String[]::new);
    }

    void delete(String study) {
        jdbc.sql("delete from study where study_id = ?").param(study).update();
    }

    /** Public studies, of one owner or of all. */
    List<Row> shared(@Nullable PlayerId owner, Listed behind, int limit) {
        return owner == null
                ? list("visibility = 'PUBLIC'", "", behind, limit)
                : list("visibility = 'PUBLIC' and owner = :player", owner.code(), behind, limit);
    }

    /** All studies that a player owns or edits. */
    List<Row> edited(PlayerId player, Listed behind, int limit) {
        return list("(owner = :player or editors @> array[:player]::text[])", player.code(), behind, limit);
    }

    List<Row> invitations(PlayerId player, Listed behind, int limit) {
        return list("invited @> array[:player]::text[]", player.code(), behind, limit);
    }

    private List<Row> list(String which, String player, Listed behind, int limit) {
        return jdbc.sql("""
                select study_id, title, visibility, owner, editors, games, changed_at from study
                where %s and (changed_at < :time or (changed_at = :time and study_id > :id))
                order by changed_at desc, study_id limit :limit
                """.formatted(which))
                .param("player", player)
                .param("time", behind.changedAt().atOffset(ZoneOffset.UTC))
                .param("id", behind.id())
                .param("limit", limit)
                .query(Row::of)
                .list();
    }
}
