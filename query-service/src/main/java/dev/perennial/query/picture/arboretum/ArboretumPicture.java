package dev.perennial.query.picture.arboretum;

import dev.perennial.games.GameView;
import dev.perennial.games.arboretum.model.ArboretumView;
import dev.perennial.games.arboretum.model.Card;
import dev.perennial.games.arboretum.model.Species;
import dev.perennial.games.arboretum.model.Tree;
import dev.perennial.query.picture.BoardPicture;
import dev.perennial.query.picture.Sketch;
import java.awt.Color;
import java.util.List;
import org.springframework.stereotype.Component;

/** The gardens as grids of cards, and the top of each discard pile. */
@Component
class ArboretumPicture implements BoardPicture {
    private static final double GAP = 24;
    private static final double PILE = 64;
    /** A garden of fewer cards is not drawn larger. */
    private static final int LEAST_CELLS = 4;

    @Override
    public Class<ArboretumView> view() {
        return ArboretumView.class;
    }

    @Override
    public void draw(GameView shown, Sketch area) {
        var players = ((ArboretumView) shown).players();
        for (int i = 0; i < players.size(); i++) {
            Sketch column = area.column(i, players.size(), GAP);
            garden(players.get(i).trees(), column.part(0, 0, column.width(), column.height() - PILE - GAP));
            discards(players.get(i).discards(), column.part(0, column.height() - PILE, column.width(), PILE));
        }
    }

    private static void garden(List<Tree> trees, Sketch area) {
        int left = trees.stream().mapToInt(Tree::x).min().orElse(0);
        int top = trees.stream().mapToInt(Tree::y).min().orElse(0);
        int columns = trees.stream().mapToInt(Tree::x).max().orElse(0) - left + 1;
        int rows = trees.stream().mapToInt(Tree::y).max().orElse(0) - top + 1;
        double cell =
                Math.min(area.width() / Math.max(columns, LEAST_CELLS), area.height() / Math.max(rows, LEAST_CELLS));
        double startX = (area.width() - columns * cell) / 2;
        double startY = (area.height() - rows * cell) / 2;
        for (Tree tree : trees) {
            card(
                    tree.card(),
                    area.part(startX + (tree.x() - left) * cell, startY + (tree.y() - top) * cell, cell, cell));
        }
    }

    private static void discards(List<Card> pile, Sketch area) {
        area.frame(1, 1, PILE - 2, PILE - 2, 8, Sketch.LINE);
        if (!pile.isEmpty()) {
            card(pile.getLast(), area.part(0, 0, PILE, PILE));
            area.text("× " + pile.size(), PILE + 12, PILE / 2 + 8, 24, Sketch.MUTED);
        }
    }

    private static void card(Card card, Sketch area) {
        double edge = area.width() * 0.06;
        area.box(edge, edge, area.width() - 2 * edge, area.height() - 2 * edge, area.width() * 0.18, colour(card));
        area.boldCentred(card.code(), area.width() / 2, area.height() * 0.64, area.width() * 0.42, Color.WHITE);
    }

    private static Color colour(Card card) {
        Species species = card.species();
        return new Color(
                switch (species) {
                    case BLUE_SPRUCE -> 0x2C63A6;
                    case CASSIA -> 0x896200;
                    case CHERRY_BLOSSOM -> 0xB23A70;
                    case DOGWOOD -> 0x5E6872;
                    case JACARANDA -> 0x6D4BA8;
                    case MAPLE -> 0xAC4D0C;
                    case OAK -> 0x7A5230;
                    case ROYAL_POINCIANA -> 0xB92D33;
                    case TULIP_POPLAR -> 0x47730F;
                    case WILLOW -> 0x1F5E3B;
                });
    }
}
