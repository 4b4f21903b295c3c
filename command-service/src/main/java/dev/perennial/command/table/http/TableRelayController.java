package dev.perennial.command.table.http;

import dev.perennial.eventstore.relay.RelayBacklog;
import dev.perennial.eventstore.relay.RelayStatus;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** Whether all that is stored here has been sent on, for the status page. */
@RestController
@Scoped(Scope.READ)
class TableRelayController {
    private final RelayBacklog relay;

    TableRelayController(RelayBacklog relay) {
        this.relay = relay;
    }

    @GetMapping("/api/v1/relay/tables")
    ResponseEntity<RelayStatus> status() {
        boolean admin = CurrentPlayer.now()
                .filter(player -> player.roles().contains("admin"))
                .isPresent();
        return ResponseEntity.ok().cacheControl(CacheControl.noStore()).body(relay.status(admin));
    }
}
