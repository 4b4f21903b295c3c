package dev.perennial.games.sevolution;

import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.component.Tables;
import dev.perennial.games.sevolution.model.HandSight;
import dev.perennial.games.sevolution.model.Player;
import dev.perennial.games.sevolution.model.SEvolutionEvent.*;
import dev.perennial.games.sevolution.model.SEvolutionState;
import java.util.List;
import java.util.stream.Stream;

/** Beginning and end of a round (spec 5). */
final class Rounds {
    private Rounds() {}

    static void begin(SEvolutionDraft table, int round, int leader) {
        table.add(new RoundBegan(round, leader));
        for (Player player : table.state().players()) {
            deal(table, player);
        }
        TrickRules.trumpNamer(table.state())
                .ifPresentOrElse(
                        namer -> table.passTurn(namer.seat(), Phase.NAME_TRUMP), () -> Tricks.begin(table, leader));
    }

    static void end(SEvolutionDraft table) {
        int round = table.state().round();
        table.add(new RoundEnded(round, takenByAll(table.state())));
        if (round == 1) {
            table.state().players().forEach(player -> returnCalamities(table, player));
        }
        if (round == Tables.ROUNDS) {
            Finale.play(table);
        } else {
            int seats = table.state().seats();
            begin(table, round + 1, Math.floorMod(table.state().actionStarter() - 1, seats));
        }
    }

    /** Spec 5.1. */
    private static void deal(SEvolutionDraft table, Player player) {
        int seat = player.seat();
        boolean obscured = player.shadows().pendingObscurantism();
        boolean invaded = player.shadows().pendingInvasion();
        var sight = HandSight.of(player.age() == 1 || obscured, invaded);
        var seenBy = sight.seenBy(seat, table.state().seats());
        var drawn = player.cards().pile().subList(0, Tables.CARDS_PER_ROUND);
        var slot = player.discovery(player.age());
        var discovery = slot.faceUp() ? null : slot.card();
        int count = drawn.size() + (discovery == null ? 0 : 1);
        table.add(new CardsDealt(seat, obscured, invaded, sight, seenBy, count, drawn, discovery));
        if (sight.blind()) {
            var positions = table.shuffle(table.state().player(seat).cards().handCards());
            table.add(new BlindHandShuffled(seat, sight, seenBy, count, positions));
        }
    }

    private static List<Card> takenByAll(SEvolutionState state) {
        return state.players().stream()
                .flatMap(player -> player.cards().taken().stream())
                .toList();
    }

    /** Spec 6.4. */
    private static void returnCalamities(SEvolutionDraft table, Player player) {
        var aside = player.cards().setAside();
        if (!aside.isEmpty()) {
            var pile = table.shuffle(Stream.concat(player.cards().pile().stream(), aside.stream())
                    .toList());
            table.add(new CalamitiesReturned(player.seat(), aside, pile.size(), pile));
        }
    }
}
