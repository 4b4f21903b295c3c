package dev.perennial.command.account;

import dev.perennial.domain.PlayerId;
import dev.perennial.http.ProblemException;
import java.time.InstantSource;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Every change that others see, with the note that it must be published: both or neither. */
@Service
public class AccountChanges {
    private static final int GUEST_NUMBER = 4;

    private final Accounts accounts;
    private final DisplayNames names;
    private final PlayerOutbox outbox;
    private final PlayerRelayThread relay;
    private final InstantSource clock;

    AccountChanges(
            Accounts accounts, DisplayNames names, PlayerOutbox outbox, PlayerRelayThread relay, InstantSource clock) {
        this.accounts = accounts;
        this.names = names;
        this.outbox = outbox;
        this.relay = relay;
        this.clock = clock;
    }

    @Transactional
    public PlayerId signUp(String name, String displayName, @Nullable String passwordHash) {
        PlayerId player = newcomer();
        add(player, displayName, false);
        giveName(player, name, passwordHash);
        names.requireFree(player, displayName);
        return player;
    }

    @Transactional
    public PlayerId guest() {
        PlayerId player = newcomer();
        add(player, names.firstFree(player, AccountChanges::guestName), true);
        return player;
    }

    /** The guest keeps the same id, and with it their games. */
    @Transactional
    public void upgrade(PlayerId guest, String name, @Nullable String displayName, String passwordHash) {
        Account account = accounts.lock(guest).orElseThrow(AccountRefusals::gone);
        if (!account.guest()) {
            throw new ProblemException(HttpStatus.CONFLICT, "NOT_A_GUEST", "You already have an account.");
        }
        String shown = displayName == null ? name : displayName;
        accounts.rename(guest, shown);
        giveName(guest, name, passwordHash);
        names.requireFree(guest, shown);
        publish(guest);
    }

    /**
     * Players whose id comes from elsewhere; known ones stay as they are. If the name is taken, newcomers get it with a
     * number.
     */
    @Transactional
    public void welcome(PlayerId player, String displayName) {
        if (accounts.isKnown(player)) {
            return;
        }
        String free = names.firstFree(
                player, number -> number == 0 ? displayName : DisplayName.numbered(displayName, number + 1));
        if (accounts.add(player, free, false, clock.instant())) {
            publish(player);
        }
    }

    /** Null values stay unchanged. */
    @Transactional
    public void describe(
            PlayerId player, @Nullable String displayName, @Nullable String language, @Nullable String timeZone) {
        Account account = accounts.lock(player).orElseThrow(AccountRefusals::gone);
        if (displayName != null && !displayName.equals(account.displayName())) {
            names.requireFree(player, displayName);
            accounts.rename(player, displayName);
            publish(player);
        }
        if (language != null) {
            accounts.setLanguage(player, language);
        }
        if (timeZone != null) {
            accounts.setTimeZone(player, timeZone);
        }
    }

    @Transactional
    public void erase(PlayerId player) {
        accounts.erase(player, clock.instant());
        publish(player);
    }

    /** Announces a change of the public record that was made elsewhere. */
    @Transactional
    public void announce(PlayerId player) {
        publish(player);
    }

    private static PlayerId newcomer() {
        return new PlayerId("p-" + UUID.randomUUID());
    }

    /** The more are taken, the longer the number. */
    private static String guestName(int tries) {
        return "Guest " + UUID.randomUUID().toString().replace("-", "").substring(0, GUEST_NUMBER + tries);
    }

    private void add(PlayerId player, String displayName, boolean guest) {
        var _ = accounts.add(player, displayName, guest, clock.instant());
        publish(player);
    }

    private void giveName(PlayerId player, String name, @Nullable String passwordHash) {
        try {
            if (!accounts.giveName(player, name, passwordHash)) {
                throw AccountRefusals.nameTaken();
            }
        } catch (DuplicateKeyException e) {
            // Two asked for it in the same moment.
            throw AccountRefusals.nameTaken();
        }
    }

    private void publish(PlayerId player) {
        outbox.note(player);
        relay.wakeAfterCommit();
    }
}
