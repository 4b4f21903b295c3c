package dev.perennial.games.arboretum.bot;

import dev.perennial.games.GameView;
import dev.perennial.games.Viewer;
import dev.perennial.games.arboretum.LegalMoves;
import dev.perennial.games.arboretum.Visibility;
import dev.perennial.games.arboretum.model.ArboretumMove;
import dev.perennial.games.arboretum.model.ArboretumMove.Plant;
import dev.perennial.games.arboretum.model.ArboretumState;
import dev.perennial.games.arboretum.model.ArboretumView;
import dev.perennial.games.arboretum.model.Card;
import dev.perennial.games.arboretum.model.Phase;
import dev.perennial.games.arboretum.model.PlayerArea;
import dev.perennial.games.bots.Odds;
import dev.perennial.games.bots.Ranked;
import dev.perennial.games.bots.SearchHeuristics;
import dev.perennial.games.chance.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Looks for the plantings worth a trial, and goes on as {@link GreedyGardener} would. */
public final class ArboretumHeuristics implements SearchHeuristics<ArboretumState, ArboretumMove> {
    private static final int PLANTINGS_TRIED = 10;
    private static final int CARDS_PLANTED = 3;

    /** Of each player. */
    private static final int TURNS_AHEAD = 1;

    private static final double SCALE = 5;

    /** The unseen cards, dealt at random. */
    @Override
    public ArboretumState imagine(GameView view, int seat, Chance chance) {
        var table = (ArboretumView) view;
        var unseen = chance.shuffle(Evaluation.unseen(table, seat));
        var players = new ArrayList<PlayerArea>();
        int dealt = 0;
        for (var player : table.players()) {
            var hand = player.hand();
            if (hand == null) {
                hand = unseen.subList(dealt, dealt + player.handSize()).stream()
                        .sorted()
                        .toList();
                dealt += player.handSize();
            }
            players.add(new PlayerArea(hand, player.trees(), player.discards()));
        }
        return new ArboretumState(
                table.species(),
                table.firstSeat(),
                table.turn(),
                unseen.subList(dealt, unseen.size()),
                players,
                table.scores(),
                table.result());
    }

    @Override
    public List<ArboretumMove> candidates(
            GameView view, int seat, Supplier<Stream<ArboretumMove>> legalMoves, Chance chance) {
        var moves = legalMoves.get().toList();
        if (!(moves.getFirst() instanceof Plant)) {
            return moves;
        }
        var prospects = new Evaluation((ArboretumView) view, seat);
        return Ranked.best(moves, move -> GreedyGardener.promise(move, prospects), PLANTINGS_TRIED);
    }

    @Override
    public ArboretumMove sensibleMove(ArboretumState position, int seat, boolean own, Chance chance) {
        var prospects = new Evaluation(Visibility.view(position, new Viewer.Seat(seat)), seat);
        return GreedyGardener.best(
                prospects,
                position.turn().phase() == Phase.PLANT
                        ? plantings(position.player(seat), prospects)
                        : LegalMoves.of(position, seat));
    }

    /** Only of the cards that are missed least: trying all is what takes most of the time. */
    private static Stream<ArboretumMove> plantings(PlayerArea player, Evaluation prospects) {
        var cells = player.freeCells();
        return Ranked.<Card>best(player.hand(), prospects::handWithout, CARDS_PLANTED).stream()
                .flatMap(card -> cells.stream().map(cell -> new Plant(card, cell.x(), cell.y())));
    }

    @Override
    public boolean isFarEnough(ArboretumState from, ArboretumState to) {
        return to.turn().number() - from.turn().number() > TURNS_AHEAD * from.seats();
    }

    @Override
    public double worth(ArboretumState position, int seat) {
        return Odds.of(seat, position.seats(), other -> points(position, other), SCALE);
    }

    @Override
    public int seats(ArboretumState position) {
        return position.seats();
    }

    @Override
    public double points(ArboretumState position, int seat) {
        return position.turn().phase() == Phase.OVER
                ? position.result().get(seat).points()
                : new Evaluation(Visibility.view(position, new Viewer.Seat(seat)), seat).promise();
    }
}
