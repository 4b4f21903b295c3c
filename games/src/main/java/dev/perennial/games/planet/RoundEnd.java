package dev.perennial.games.planet;

import dev.perennial.games.chance.Chance;
import dev.perennial.games.planet.board.Calendar;
import dev.perennial.games.planet.board.Card;
import dev.perennial.games.planet.board.Season;
import dev.perennial.games.planet.board.SoloTitle;
import dev.perennial.games.planet.model.PlanetEvent.GameScored;
import dev.perennial.games.planet.model.PlanetEvent.RoundEnded;
import dev.perennial.games.planet.model.PlanetEvent.SeasonChanged;
import dev.perennial.games.planet.model.PlanetState;
import java.util.ArrayList;
import java.util.List;

/** Phase 3: next round, next season, or the end of the game (planet spec 8). */
final class RoundEnd {
    private RoundEnd() {}

    static void end(PlanetDraft table, Chance chance) {
        Calendar calendar = table.state().calendar();
        table.add(new RoundEnded(calendar.season(), calendar.round()));
        if (!calendar.isLastRoundOfSeason()) {
            CardDraftPhase.layDisplay(table, calendar.season(), calendar.round() + 1, chance);
            return;
        }
        SeasonScoring.score(table);
        if (calendar.season() == Season.WINTER) {
            SeasonScoring.scoreFertility(table);
            closeGame(table);
        } else {
            Season next = calendar.season().next();
            table.add(new SeasonChanged(next, calendar.sunStart().after(next), seasonCards(table.state())));
            CardDraftPhase.layDisplay(table, next, 1, chance);
        }
    }

    private static List<Card> seasonCards(PlanetState state) {
        var cards = new ArrayList<Card>();
        state.players().forEach(player -> cards.addAll(player.seasonCards()));
        if (state.opponent() != null) {
            cards.addAll(state.opponent().seasonCards());
        }
        return cards;
    }

    private static void closeGame(PlanetDraft table) {
        PlanetState state = table.state();
        var scores =
                state.players().stream().map(player -> player.scores().total()).toList();
        int marker = state.draft().nextStartSeat();
        table.add(new GameScored(
                marker,
                Ranking.of(scores, marker, state.drafters()),
                state.isSolo() ? SoloTitle.of(scores.getFirst()) : null));
    }
}
