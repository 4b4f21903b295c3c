package dev.perennial.command.auth.signin;

import dev.perennial.command.auth.external.ExternalSettings;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** The ways to sign in, for a page that offers them. */
@RestController
@Scoped(Scope.READ)
class SignInMethodsController {
    private final boolean dev;
    private final ExternalSettings external;

    SignInMethodsController(ObjectProvider<DevSignInController> dev, ExternalSettings external) {
        this.external = external;
        this.dev = dev.getIfAvailable() != null;
    }

    record External(String name, String start) {}

    record Ways(boolean password, boolean dev, @Nullable External external) {}

    @GetMapping("/api/v1/auth/ways")
    Ways ways() {
        return new Ways(
                true, dev, external.isOn() ? new External(external.name(), "/api/v1/auth/external/start") : null);
    }
}
