package dev.perennial.command.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PasswordsTest {
    private final Passwords passwords = new Passwords(4);

    @Test
    void onlyTheRightOneFits() {
        String hash = passwords.hash("correct horse");
        assertThat(hash).startsWith("$2").doesNotContain("horse");
        assertThat(passwords.match("correct horse", hash)).isTrue();
        assertThat(passwords.match("correct Horse", hash)).isFalse();
        assertThat(passwords.match(null, hash)).isFalse();
        assertThat(passwords.hash("correct horse")).isNotEqualTo(hash);
    }

    /** bcrypt alone would stop reading after 72 bytes. */
    @Test
    void theEndOfALongOneCounts() {
        String hash = passwords.hash("x".repeat(199) + "y");
        assertThat(passwords.match("x".repeat(200), hash)).isFalse();
        assertThat(passwords.match("x".repeat(199) + "y", hash)).isTrue();
    }

    /** A text of another shape would be refused at once, and the time would tell that there is no such account. */
    @Test
    void anAccountThatDoesNotExistIsCheckedLikeOthers() {
        assertThat(passwords.nobodys).matches("\\$2a\\$04\\$[./0-9A-Za-z]{53}");
    }

    @Test
    void nobodyHasNoPassword() {
        assertThat(passwords.match("nobody has this password", null)).isFalse();
    }
}
