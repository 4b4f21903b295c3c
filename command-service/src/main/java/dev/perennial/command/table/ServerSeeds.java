package dev.perennial.command.table;

import dev.perennial.games.chance.ServerSeed;
import java.security.SecureRandom;
import org.springframework.stereotype.Component;

/** Draws the secret behind each table. */
@Component
public class ServerSeeds {
    private final SecureRandom random = new SecureRandom();

    public ServerSeed fresh() {
        byte[] bytes = new byte[ServerSeed.LENGTH];
        random.nextBytes(bytes);
        return ServerSeed.of(bytes);
    }
}
