package dev.perennial.command.account;

import dev.perennial.domain.PlayerId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The table of accounts. A change that others can see must also be noted in {@link PlayerOutbox}. */
@Repository
public class Accounts {
    private static final long ADMINS_LOCK = 0x61646d696e73L;

    private final JdbcClient jdbc;

    public Accounts(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /** Erased accounts are as good as none. */
    public Optional<Account> find(PlayerId player) {
        return one("where player_id = ? and erased_at is null", player.code());
    }

    /** Erased or not. */
    boolean isKnown(PlayerId player) {
        return jdbc.sql("select exists (select 1 from account where player_id = ?)")
                .param(player.code())
                .query(Boolean.class)
                .single();
    }

    /** As {@link #find}, and locks the row until the transaction ends. */
    public Optional<Account> lock(PlayerId player) {
        return one("where player_id = ? and erased_at is null for update", player.code());
    }

    public Optional<Account> named(String name) {
        return one("where name_key = ?", AccountTexts.key(name));
    }

    private Optional<Account> one(String where, String value) {
        return jdbc.sql("select * from account " + where)
                .param(value)
                .query((row, _) -> account(row))
                .optional();
    }

    /** Answers false if the id is taken, which only happens to players whose id is given. */
    public boolean add(PlayerId player, String displayName, boolean guest, Instant at) {
        boolean added = jdbc.sql("""
                insert into account (player_id, display_name, guest, created_at) values (?, ?, ?, ?)
                on conflict (player_id) do nothing
                """)
                        .params(player.code(), displayName, guest, at.atOffset(ZoneOffset.UTC))
                        .update()
                == 1;
        if (added) {
            DisplayNames.write(jdbc, player.code(), displayName);
        }
        return added;
    }

    /** Answers false if the name is taken. */
    public boolean giveName(PlayerId player, String name, @Nullable String passwordHash) {
        // Asked first, since a failed statement would end the transaction; the unique key decides the rest.
        return jdbc.sql("""
                update account set name = :name, name_key = :key, password_hash = :hash, guest = false,
                  revision = revision + 1
                where player_id = :player and not exists (select 1 from account where name_key = :key)
                """)
                        .param("name", name)
                        .param("key", AccountTexts.key(name))
                        .param("hash", passwordHash)
                        .param("player", player.code())
                        .update()
                == 1;
    }

    public void setPassword(PlayerId player, String hash) {
        set(player, "password_hash", hash);
    }

    void rename(PlayerId player, String displayName) {
        jdbc.sql("update account set display_name = ?, revision = revision + 1 where player_id = ?")
                .params(displayName, player.code())
                .update();
        DisplayNames.write(jdbc, player.code(), displayName);
    }

    void setLanguage(PlayerId player, String language) {
        set(player, "language", language);
    }

    void setTimeZone(PlayerId player, String timeZone) {
        set(player, "time_zone", timeZone);
    }

    public void setRoles(PlayerId player, List<String> roles) {
        set(player, "roles", roles.toArray(String[]::new));
    }

    /** Program tokens issued until then are no longer valid. */
    public void cutRoles(PlayerId player, Instant at) {
        set(player, "roles_cut_at", at.atOffset(ZoneOffset.UTC));
    }

    /** Active admins, locked until the transaction ends: the last one cannot be removed concurrently. */
    public List<PlayerId> lockAdmins() {
        jdbc.sql("select pg_advisory_xact_lock(?)").param(ADMINS_LOCK).query().listOfRows();
        return jdbc.sql("select player_id from account where ? = any(roles) and suspended_at is null and erased_at"
                        + " is null")
                .param(Role.ADMIN)
                .query((row, _) -> new PlayerId(row.getString(1)))
                .list();
    }

    /** By a part of either name, or by the id. */
    public List<Account> search(String text, AccountCursor last, int most) {
        return jdbc.sql("""
                select * from account where erased_at is null and (player_id = :text
                  or strpos(lower(name), lower(:text)) > 0 or strpos(lower(display_name), lower(:text)) > 0)
                  and (guest, lower(display_name), player_id) > (:guest, lower(:name), :player)
                order by guest, lower(display_name), player_id limit :most
                """)
                .param("text", text)
                .param("guest", last.guest())
                .param("name", last.displayName())
                .param("player", last.player())
                .param("most", most)
                .query((row, _) -> account(row))
                .list();
    }

    public void suspend(PlayerId player, Instant at, String because) {
        set(player, "suspended_at", at.atOffset(ZoneOffset.UTC));
        set(player, "suspended_because", because);
    }

    public void readmit(PlayerId player) {
        set(player, "suspended_at", null);
        set(player, "suspended_because", null);
    }

    /** Everything about the person goes; the id stays, for the games that were played under it. */
    void erase(PlayerId player, Instant at) {
        jdbc.sql("""
                update account set name = null, name_key = null, display_name = null, password_hash = null,
                  name_skeleton = null, name_skeleton_folded = null, name_skeleton_version = null,
                  roles = '{}', language = null, time_zone = null, suspended_because = null, erased_at = ?,
                  revision = revision + 1
                where player_id = ?
                """).params(at.atOffset(ZoneOffset.UTC), player.code()).update();
    }

    private void set(PlayerId player, String column, @Nullable Object value) {
        jdbc.sql("update account set " + column + " = ? where player_id = ?")
                .param(value)
                .param(player.code())
                .update();
    }

    private static Account account(ResultSet row) throws SQLException {
        return new Account(
                new PlayerId(row.getString("player_id")),
                row.getString("name"),
                row.getString("display_name"),
                row.getString("password_hash"),
                List.of((String[]) row.getArray("roles").getArray()),
                row.getBoolean("guest"),
                row.getString("language"),
                row.getString("time_zone"),
                row.getObject("created_at", OffsetDateTime.class).toInstant(),
                instant(row, "suspended_at"),
                row.getString("suspended_because"));
    }

    private static @Nullable Instant instant(ResultSet row, String column) throws SQLException {
        OffsetDateTime time = row.getObject(column, OffsetDateTime.class);
        return time == null ? null : time.toInstant();
    }
}
