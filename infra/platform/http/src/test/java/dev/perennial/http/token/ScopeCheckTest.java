package dev.perennial.http.token;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.http.OwnerOnly;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.mvc.ParameterizableViewController;
import org.springframework.web.servlet.resource.ResourceHttpRequestHandler;

class ScopeCheckTest {

    @Scoped(Scope.PLAY)
    static class Table {
        public void move() {}

        @Scoped(Scope.ARBITRATE)
        public void decide() {}

        @Scoped({Scope.PLAY, Scope.ORGANISE})
        public void enter() {}

        @Scoped(Scope.READ)
        public void look() {}

        @OwnerOnly
        public void rename() {}
    }

    @Scoped(Scope.READ)
    static class Reader {
        @PostMapping
        @Scoped(Scope.READ)
        public void ask() {}

        @PostMapping
        public void change() {}
    }

    static class Silent {
        public void operation() {}
    }

    @ParameterizedTest
    @CsvSource({
        "move, POST, '', false",
        "move, POST, read, false",
        "move, POST, play, true",
        "move, POST, organise arbitrate, false",
        "decide, POST, play organise, false",
        "decide, POST, arbitrate, true",
        "enter, POST, play, true",
        "enter, POST, organise, true",
        "enter, POST, arbitrate read, false",
        "look, GET, '', true",
        "look, HEAD, organise, true",
        "look, POST, read play, false",
        "rename, GET, read play organise arbitrate, false",
    })
    void aProgramDoesWhatTheHandlerAllowsItsScopes(String operation, String method, String scopes, boolean allowed)
            throws Exception {
        var handler = new HandlerMethod(new Table(), operation);
        assertThat(ScopeCheck.allows(words(scopes), method, handler)).isEqualTo(allowed);
    }

    @Test
    void aPostReadsOnlyIfItsOwnMethodSaysSo() throws Exception {
        assertThat(ScopeCheck.allows(Set.of(), "POST", new HandlerMethod(new Reader(), "ask")))
                .isTrue();
        assertThat(ScopeCheck.allows(words("read play"), "POST", new HandlerMethod(new Reader(), "change")))
                .isFalse();
    }

    @Test
    void anOperationThatSaysNothingIsClosed() throws Exception {
        var handler = new HandlerMethod(new Silent(), "operation");
        for (String method : new String[] {"GET", "POST", "OPTIONS"}) {
            assertThat(ScopeCheck.allows(words("read play organise arbitrate"), method, handler))
                    .as(method)
                    .isFalse();
        }
    }

    @Test
    void pagesAreReadAndNothingElse() {
        for (Object page : new Object[] {new ResourceHttpRequestHandler(), new ParameterizableViewController()}) {
            assertThat(ScopeCheck.allows(Set.of(), "GET", page)).isTrue();
            assertThat(ScopeCheck.allows(words("play"), "POST", page)).isFalse();
        }
        assertThat(ScopeCheck.allows(words("play"), "GET", new Object())).isFalse();
    }

    private static Set<String> words(String scopes) {
        return Arrays.stream(scopes.split(" ")).filter(each -> !each.isEmpty()).collect(Collectors.toSet());
    }
}
