package dev.perennial.command.auth.session;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.perennial.domain.PlayerId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer to a successful sign-in. Browsers get the tokens as cookies that no script can read, so for them the
 * tokens are left out here.
 *
 * @param expiresIn seconds after which the token has to be refreshed
 * @param recoveryCodes shown this one time
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SignedIn(
        PlayerId player,
        @Nullable String displayName,
        boolean guest,
        List<String> roles,
        long expiresIn,
        @Nullable String token,
        @Nullable String refreshToken,
        @Nullable List<String> recoveryCodes) {

    @Override
    public String toString() {
        return "SignedIn[" + player + "]";
    }
}
