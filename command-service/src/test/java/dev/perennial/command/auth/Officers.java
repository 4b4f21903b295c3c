package dev.perennial.command.auth;

import dev.perennial.command.CommandNode;
import dev.perennial.command.account.Accounts;
import dev.perennial.command.account.Role;
import dev.perennial.domain.PlayerId;
import java.util.List;

/** Tokens of people with offices, for the tests of others. */
public final class Officers {
    private Officers() {}

    public static String admin(CommandNode node) {
        Visitor admin = Visitor.signUp(node);
        node.bean(Accounts.class).setRoles(new PlayerId(admin.player()), List.of(Role.PLAYER, Role.ADMIN));
        return admin.signIn(Visitor.PASSWORD).token();
    }
}
