package dev.perennial.command.table.http;

import dev.perennial.http.direct.DirectRoute;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The most frequent requests of players. */
@Configuration
class TableDirectRoutes {

    @Bean
    DirectRoute<TableController.Playing> directMoves(TableController tables) {
        return DirectRoute.post(
                "/api/v1/tables/{table}/moves",
                TableController.Playing.class,
                (player, table, request, body) ->
                        tables.play(player, table, request.getHeader(IdempotencyKey.HEADER), body));
    }

    @Bean
    DirectRoute<TableController.Sitting> directSeats(TableController tables) {
        return DirectRoute.post(
                "/api/v1/tables/{table}/seats",
                TableController.Sitting.class,
                (player, table, _, body) -> tables.sit(player, table, body));
    }
}
