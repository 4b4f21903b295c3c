package dev.perennial.games.planet;

import dev.perennial.games.planet.board.Ability;
import dev.perennial.games.planet.model.PlanetState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** How many bushes or lakes each player may place this round, reserved in draft order (planet spec 7.4). */
final class Quotas {
    private Quotas() {}

    /** In seat order; the solo opponent reserves nothing. */
    static List<Integer> of(PlanetState state) {
        var quotas = new ArrayList<>(Collections.nCopies(state.players().size(), 0));
        reserve(state, Ability.BUSH, quotas);
        reserve(state, Ability.LAKE, quotas);
        return quotas;
    }

    private static void reserve(PlanetState state, Ability ability, List<Integer> quotas) {
        int left = state.supply().of(ability);
        for (int i = 0; i < state.drafters(); i++) {
            int seat = state.seatInDraftOrder(i);
            if (state.hasPlayer(seat) && state.player(seat).turn().chosen().ability() == ability) {
                int quota = Math.min(state.player(seat).valueInUse(ability), left);
                quotas.set(seat, quota);
                left -= quota;
            }
        }
    }
}
