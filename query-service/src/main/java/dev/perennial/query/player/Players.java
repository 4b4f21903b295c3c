package dev.perennial.query.player;

import dev.perennial.games.Bots;
import dev.perennial.games.Games;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads {@code player}. */
@Repository
public class Players {
    private static final Pattern BOT = Pattern.compile("bot-(?<level>\\w+)-\\d{1,9}");

    private final JdbcClient jdbc;

    Players(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /** The public record of a player. */
    public record Player(String id, String displayName, boolean guest, boolean bot) {}

    /** Every player with a name, and every bot: it has no account, and clients show its id in their own language. */
    public Optional<Player> find(String id) {
        return of(List.of(id)).stream()
                .findFirst()
                .or(() -> isBot(id) ? Optional.of(new Player(id, id, false, true)) : Optional.empty());
    }

    private static boolean isBot(String id) {
        var bot = BOT.matcher(id);
        return bot.matches()
                && Games.all().stream().anyMatch(game -> Bots.names(game.id()).contains(bot.group("level")));
    }

    List<Player> of(Collection<String> ids) {
        return jdbc.sql("select player_id, display_name, guest, bot from player where player_id = any(?) order by 1")
                .param(ids.toArray(String[]::new))
                .query(Players::player)
                .list();
    }

    /**
     * Whose name begins so, whatever the case; the shortest name first, which is the one said if one was said in full.
     */
    List<Player> called(String beginning, int limit, NameCursor after) {
        String pattern = beginning.replaceAll("[\\\\%_]", "\\\\$0") + "%";
        return jdbc.sql("""
                select player_id, display_name, guest, bot from player
                where lower(display_name) like lower(:pattern)
                  and (length(display_name), display_name collate "C", player_id collate "C")
                    > (length(:name), :name collate "C", :id collate "C")
                order by length(display_name), display_name collate "C", player_id collate "C" limit :limit
                """)
                .param("pattern", pattern)
                .param("name", after.name())
                .param("id", after.id())
                .param("limit", limit)
                .query(Players::player)
                .list();
    }

    private static Player player(ResultSet row, int number) throws SQLException {
        return new Player(row.getString(1), row.getString(2), row.getBoolean(3), row.getBoolean(4));
    }

    /** The names to show for these ids; one without an entry was erased, or is still on its way here. */
    public Map<String, String> names(Collection<? extends @Nullable String> ids) {
        var given = new TreeSet<String>();
        for (String id : ids) {
            if (id != null) {
                given.add(id);
            }
        }
        var names = new TreeMap<String, String>();
        if (!given.isEmpty()) {
            of(given).forEach(player -> names.put(player.id(), player.displayName()));
        }
        return names;
    }
}
