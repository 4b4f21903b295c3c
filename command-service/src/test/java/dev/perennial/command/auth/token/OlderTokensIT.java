package dev.perennial.command.auth.token;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import dev.perennial.command.auth.Visitor;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.springframework.core.io.ClassPathResource;
import org.springframework.jdbc.core.JdbcTemplate;

/** Tokens from before results had a scope of their own. */
class OlderTokensIT {
    private static final CommandNode node = CommandNode.shared();

    @Test
    void aTokenThatOrganisesGoesOnDecidingResults() throws Exception {
        var owner = Visitor.signUp(node);
        String organises = make(owner, "[\"read\",\"organise\"]");
        String plays = make(owner, "[\"play\"]");
        var migration = new ClassPathResource("db/command/V63__arbitrate.sql");
        String sql = migration.getContentAsString(StandardCharsets.UTF_8);

        node.bean(JdbcTemplate.class).execute(sql);
        node.bean(JdbcTemplate.class).execute(sql);

        assertThat(scopes(organises)).containsExactly("read", "organise", "arbitrate");
        assertThat(scopes(plays)).containsExactly("play");
    }

    private static String make(Visitor owner, String scopes) {
        return owner.post("/auth/tokens", "{\"label\":\"bot\",\"scopes\":" + scopes + "}")
                .body()
                .get("secret")
                .asString();
    }

    private static Iterable<String> scopes(String secret) {
        return node.post("/api/v1/auth/token", null, "{\"secret\":\"" + secret + "\"}")
                .body()
                .get("scopes")
                .valueStream()
                .map(each -> each.asString())
                .toList();
    }
}
