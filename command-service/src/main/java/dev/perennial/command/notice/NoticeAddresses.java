package dev.perennial.command.notice;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.domain.PlayerId;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** The table {@code notice_address}: the players' webhooks and mail addresses. */
@Repository
public class NoticeAddresses {
    private static final Duration REMEMBERED = Duration.ofSeconds(10);
    private static final int MOST_REMEMBERED = 100_000;
    private static final int CODES = 100_000_000;

    private final JdbcTemplate jdbc;
    private final NoticeRows notices;
    private final SecureRandom random = new SecureRandom();
    private final Cache<PlayerId, Boolean> listening = Caffeine.newBuilder()
            .maximumSize(MOST_REMEMBERED)
            .expireAfterWrite(REMEMBERED)
            .build();

    NoticeAddresses(JdbcTemplate jdbc, NoticeRows notices) {
        this.jdbc = jdbc;
        this.notices = notices;
    }

    /** A player's addresses; {@code mailConfirmed} once the code was entered. */
    public record Address(
            @Nullable String webhook, @Nullable String mail, boolean mailConfirmed) {}

    public Optional<Address> find(PlayerId player) {
        List<Address> found = jdbc.query(
                "select webhook, mail, mail_code from notice_address where player_id = ?",
                (row, _) -> new Address(
                        row.getString(1), row.getString(2), row.getString(2) != null && row.getString(3) == null),
                player.code());
        return found.stream().findFirst();
    }

    /** Whether the player has any address; other nodes learn of a change soon. */
    boolean isListening(PlayerId player) {
        return listening.get(player, each -> find(each).isPresent());
    }

    @Transactional
    public void set(PlayerId player, @Nullable String webhook, @Nullable String mail) {
        Address before = find(player).orElse(new Address(null, null, false));
        boolean sameMail = Objects.equals(before.mail(), mail);
        if (webhook == null && mail == null) {
            forget(player);
            return;
        }
        jdbc.update("""
                insert into notice_address as a (player_id, webhook, mail, mail_code) values (?, ?, ?, ?)
                on conflict (player_id) do update set webhook = excluded.webhook, mail = excluded.mail,
                  mail_code = case when a.mail is not distinct from excluded.mail then a.mail_code
                    else excluded.mail_code end,
                  changed_at = now()
                """, player.code(), webhook, mail, mail == null ? null : "%08d".formatted(random.nextInt(CODES)));
        if (mail != null && !sameMail) {
            notices.addQuestion(player);
        }
        listening.put(player, true);
    }

    /** Whether that was the code. */
    boolean confirm(PlayerId player, String code) {
        return jdbc.update(
                        "update notice_address set mail_code = null where player_id = ? and mail_code = ?",
                        player.code(),
                        code)
                == 1;
    }

    /** Also called when an account is erased. */
    @Transactional
    public void forget(PlayerId player) {
        jdbc.update("delete from notice_address where player_id = ?", player.code());
        jdbc.update("delete from notice where player_id = ?", player.code());
        listening.put(player, false);
    }
}
