package dev.perennial.command.table;

import dev.perennial.command.account.Account;
import dev.perennial.command.account.Accounts;
import dev.perennial.domain.PlayerId;
import org.springframework.stereotype.Component;

/** Knows who has not signed up. */
@Component
public class Guests {
    private final Accounts accounts;

    Guests(Accounts accounts) {
        this.accounts = accounts;
    }

    public boolean isGuest(PlayerId player) {
        return accounts.find(player).map(Account::guest).orElse(false);
    }
}
