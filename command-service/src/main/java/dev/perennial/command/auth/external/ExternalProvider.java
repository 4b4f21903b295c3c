package dev.perennial.command.auth.external;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.source.JWKSourceBuilder;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jose.util.DefaultResourceRetriever;
import com.nimbusds.jwt.JWT;
import com.nimbusds.oauth2.sdk.AuthorizationCode;
import com.nimbusds.oauth2.sdk.AuthorizationCodeGrant;
import com.nimbusds.oauth2.sdk.GeneralException;
import com.nimbusds.oauth2.sdk.ResponseType;
import com.nimbusds.oauth2.sdk.Scope;
import com.nimbusds.oauth2.sdk.TokenRequest;
import com.nimbusds.oauth2.sdk.auth.ClientSecretBasic;
import com.nimbusds.oauth2.sdk.auth.Secret;
import com.nimbusds.oauth2.sdk.http.HTTPRequest;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.oauth2.sdk.id.State;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.openid.connect.sdk.AuthenticationRequest;
import com.nimbusds.openid.connect.sdk.Nonce;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponseParser;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderMetadata;
import com.nimbusds.openid.connect.sdk.validators.IDTokenValidator;
import java.io.IOException;
import java.net.URI;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The OpenID provider: authorization code flow with proof key (PKCE), spoken by the Nimbus SDK. */
@Component
class ExternalProvider {
    private static final int PATIENCE_MILLIS = 5_000;
    private static final int LARGEST_KEY_SET = 100_000;
    private static final Set<JWSAlgorithm> ALGORITHMS =
            Set.of(JWSAlgorithm.RS256, JWSAlgorithm.ES256, JWSAlgorithm.PS256);

    private final ExternalSettings settings;
    private volatile @Nullable Discovered discovered;

    ExternalProvider(ExternalSettings settings) {
        this.settings = settings;
    }

    private record Discovered(URI authorization, URI token, IDTokenValidator validator) {}

    /** The provider broke the protocol; the browser gets no details. */
    static final class Failed extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Failed(String what) {
            super(what);
        }
    }

    /** Where the browser goes to sign in. */
    URI signIn(ExternalAttempt attempt, URI redirect) {
        return new AuthenticationRequest.Builder(ResponseType.CODE, new Scope("openid", "profile"), client(), redirect)
                .endpointURI(discovered().authorization())
                .state(new State(attempt.state()))
                .nonce(new Nonce(attempt.nonce()))
                .codeChallenge(new CodeVerifier(attempt.verifier()), CodeChallengeMethod.S256)
                .build()
                .toURI();
    }

    /** Exchanges the code for an ID token and validates it. */
    ExternalIdentity identity(String code, ExternalAttempt attempt, URI redirect) {
        Discovered provider = discovered();
        try {
            JWT token = idToken(provider.token(), code, attempt, redirect);
            return ExternalIdentity.of(provider.validator().validate(token, new Nonce(attempt.nonce())));
        } catch (IOException | GeneralException | BadJOSEException | JOSEException e) {
            throw failed(e);
        }
    }

    private JWT idToken(URI endpoint, String code, ExternalAttempt attempt, URI redirect)
            throws IOException, GeneralException {
        var grant =
                new AuthorizationCodeGrant(new AuthorizationCode(code), redirect, new CodeVerifier(attempt.verifier()));
        var request = settings.clientSecret().isEmpty()
                ? new TokenRequest.Builder(endpoint, client(), grant)
                : new TokenRequest.Builder(
                        endpoint, new ClientSecretBasic(client(), new Secret(settings.clientSecret())), grant);
        HTTPRequest call = request.build().toHTTPRequest();
        limit(call);
        var answer = OIDCTokenResponseParser.parse(call.send());
        if (!answer.indicatesSuccess()) {
            throw new Failed("token request refused: "
                    + answer.toErrorResponse().getErrorObject().getCode());
        }
        JWT token = answer.toSuccessResponse().getTokens().toOIDCTokens().getIDToken();
        if (token == null) {
            throw new Failed("no ID token");
        }
        return token;
    }

    private Discovered discovered() {
        Discovered known = discovered;
        if (known == null) {
            known = discover();
            discovered = known;
        }
        return known;
    }

    /** The SDK refuses a provider that names another issuer than the configured one. */
    private Discovered discover() {
        try {
            var metadata = OIDCProviderMetadata.resolve(new Issuer(settings.issuer()), ExternalProvider::limit);
            if (metadata.getAuthorizationEndpointURI() == null || metadata.getTokenEndpointURI() == null) {
                throw new Failed("a provider without authorization or token endpoint");
            }
            var keys = JWKSourceBuilder.<SecurityContext>create(
                            metadata.getJWKSetURI().toURL(),
                            new DefaultResourceRetriever(PATIENCE_MILLIS, PATIENCE_MILLIS, LARGEST_KEY_SET))
                    .build();
            var validator = new IDTokenValidator(
                    metadata.getIssuer(), client(), new JWSVerificationKeySelector<>(ALGORITHMS, keys), null);
            return new Discovered(metadata.getAuthorizationEndpointURI(), metadata.getTokenEndpointURI(), validator);
        } catch (IOException | GeneralException e) {
            throw failed(e);
        }
    }

    private ClientID client() {
        return new ClientID(settings.clientId());
    }

    private static void limit(HTTPRequest request) {
        request.setConnectTimeout(PATIENCE_MILLIS);
        request.setReadTimeout(PATIENCE_MILLIS);
        request.setFollowRedirects(false);
    }

    /** Only the kind of failure: messages may quote what the provider sent. */
    private static Failed failed(Exception e) {
        return new Failed(e.getClass().getSimpleName());
    }
}
