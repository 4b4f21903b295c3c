package dev.perennial.command.auth.external;

import com.nimbusds.openid.connect.sdk.claims.IDTokenClaimsSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The claims of an ID token about a person.
 *
 * @param names the names the person uses there, the shortest kind first
 */
record ExternalIdentity(String issuer, String subject, List<String> names) {
    static ExternalIdentity of(IDTokenClaimsSet claims) {
        return new ExternalIdentity(
                claims.getIssuer().getValue(),
                claims.getSubject().getValue(),
                Stream.of("nickname", "preferred_username", "name")
                        .map(claims::getStringClaim)
                        .filter(Objects::nonNull)
                        .toList());
    }
}
