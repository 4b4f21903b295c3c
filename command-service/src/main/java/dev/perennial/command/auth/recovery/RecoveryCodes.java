package dev.perennial.command.auth.recovery;

import dev.perennial.command.auth.Secret;
import dev.perennial.domain.PlayerId;
import java.security.SecureRandom;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Codes to be written down: each opens the account once if the password is forgotten. */
@Service
public class RecoveryCodes {
    /** No letters that look like each other or like digits on paper. */
    private static final String ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

    private static final int CODES = 8;
    private static final int GROUPS = 4;
    private static final int GROUP_LENGTH = 4;

    private final JdbcClient jdbc;
    private final SecureRandom random = new SecureRandom();

    RecoveryCodes(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /** Makes new codes; all earlier ones are worthless then. */
    @Transactional
    public List<String> renew(PlayerId player) {
        remove(player);
        var codes = Stream.generate(this::code).distinct().limit(CODES).toList();
        for (String code : codes) {
            jdbc.sql("insert into recovery_code (player_id, code_hash) values (?, ?)")
                    .params(player.code(), Secret.digest(plain(code)))
                    .update();
        }
        return codes;
    }

    /** Uses a code up. Answers whether it was one of the player's codes. */
    boolean use(PlayerId player, String code) {
        return jdbc.sql("delete from recovery_code where player_id = ? and code_hash = ?")
                        .params(player.code(), Secret.digest(plain(code)))
                        .update()
                == 1;
    }

    public int left(PlayerId player) {
        return jdbc.sql("select count(*) from recovery_code where player_id = ?")
                .param(player.code())
                .query(Integer.class)
                .single();
    }

    public void remove(PlayerId player) {
        jdbc.sql("delete from recovery_code where player_id = ?")
                .param(player.code())
                .update();
    }

    /** As it is typed: with or without hyphens, in small letters or capitals. */
    private static String plain(String code) {
        return code.replaceAll("[\\s-]", "").toLowerCase(Locale.ROOT);
    }

    private String code() {
        return String.join("-", Stream.generate(this::group).limit(GROUPS).toList());
    }

    private String group() {
        var text = new StringBuilder();
        for (int i = 0; i < GROUP_LENGTH; i++) {
            text.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        }
        return text.toString();
    }
}
