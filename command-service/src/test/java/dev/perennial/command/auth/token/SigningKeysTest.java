package dev.perennial.command.auth.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.gen.ECKeyGenerator;
import dev.perennial.command.auth.AuthSettings;
import dev.perennial.domain.PlayerId;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.security.oauth2.jwt.JwtException;

class SigningKeysTest {
    private static final AuthSettings SETTINGS = new AuthSettings(
            Duration.ofMinutes(10),
            Duration.ofDays(30),
            Duration.ofDays(180),
            Duration.ofSeconds(10),
            Duration.ofHours(24),
            Duration.ofDays(90),
            10,
            100,
            100,
            200);

    @TempDir
    Path folder;

    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.now());

    @Test
    void aRestartKeepsTheKeyAndNobodyElseReadsIt() throws Exception {
        String kid = keys().current().getKeyID();
        assertThat(keys().current().getKeyID()).isEqualTo(kid);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("signing-keys.json"))))
                .isEqualTo("rw-------");
        assertThat(keys().published().toString()).doesNotContain("\"d\":");
    }

    @Test
    void theKeyOfAnEarlierReleaseStaysGood() throws Exception {
        var old = new ECKeyGenerator(Curve.P_256).keyIDFromThumbprint(true).generate();
        Files.writeString(folder.resolve("signing-key.json"), old.toJSONString());
        assertThat(keys().current().getKeyID()).isEqualTo(old.getKeyID());
        assertThat(folder.resolve("signing-key.json")).doesNotExist();
    }

    @Test
    void tokensOfTheOldKeyAreGoodUntilTheyExpireThoughANewOneSigns() {
        var keys = keys();
        var tokens = new Tokens(keys, now::get);
        String old = token(tokens);
        String oldKid = keys.current().getKeyID();
        keys.rotate();
        assertThat(keys.current().getKeyID()).isNotEqualTo(oldKid);
        assertThat(keys.published().getKeys()).hasSize(2);
        assertThat(tokens.ownTokens().decode(old).getSubject()).isEqualTo("p-1");
        assertThat(tokens.ownTokens().decode(token(tokens)).getHeaders())
                .containsEntry("kid", keys.current().getKeyID());
        pass(Duration.ofHours(13));
        assertThat(keys.published().getKeys()).hasSize(1);
        keys.keepFresh();
        assertThat(new KeyFile(folder).read()).hasSize(1);
    }

    @Test
    void afterATheftNothingOldIsGood() {
        var keys = keys();
        var tokens = new Tokens(keys, now::get);
        String old = token(tokens);
        String oldKid = keys.current().getKeyID();
        assertThat(keys.replace()).containsExactly(oldKid);
        assertThat(keys.published().getKeys()).hasSize(1);
        assertThatThrownBy(() -> tokens.ownTokens().decode(old)).isInstanceOf(JwtException.class);
        assertThat(tokens.ownTokens().decode(token(tokens)).getSubject()).isEqualTo("p-1");
    }

    @Test
    void anotherNodeOnTheSameFolderKnowsANewKeyWhenItMeetsIt() {
        var one = keys();
        var other = keys();
        one.rotate();
        String token = token(new Tokens(one, now::get));
        assertThat(new Tokens(other, now::get).ownTokens().decode(token).getSubject())
                .isEqualTo("p-1");
        assertThat(other.current().getKeyID()).isEqualTo(one.current().getKeyID());
    }

    @Test
    void aKeyIsReplacedWhenItIsOldAndByOneNodeOnly() {
        var one = keys();
        var other = keys();
        String first = one.current().getKeyID();
        pass(Duration.ofDays(89));
        one.keepFresh();
        assertThat(one.current().getKeyID()).isEqualTo(first);
        pass(Duration.ofDays(2));
        one.keepFresh();
        other.keepFresh();
        assertThat(one.current().getKeyID()).isNotEqualTo(first);
        assertThat(other.current().getKeyID()).isEqualTo(one.current().getKeyID());
        assertThat(one.published().getKeys()).hasSize(2);
    }

    private SigningKeys keys() {
        return new SigningKeys(folder, SETTINGS, now::get);
    }

    private void pass(Duration time) {
        now.updateAndGet(each -> each.plus(time));
    }

    private static String token(Tokens tokens) {
        return tokens.issue(new PlayerId("p-1"), List.of("player"), false, "session", Duration.ofMinutes(10));
    }
}
