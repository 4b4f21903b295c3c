package dev.perennial.query.picture.planet;

import dev.perennial.games.GameView;
import dev.perennial.games.planet.board.Biome;
import dev.perennial.games.planet.board.Cell;
import dev.perennial.games.planet.board.Piece;
import dev.perennial.games.planet.board.PlanetMap;
import dev.perennial.games.planet.model.PlanetView;
import dev.perennial.query.picture.BoardPicture;
import dev.perennial.query.picture.Sketch;
import java.awt.Color;
import org.springframework.stereotype.Component;

/** Every planet with its regions and pieces. */
@Component
class PlanetPicture implements BoardPicture {
    private static final double GAP = 24;
    private static final int SIZE = 8;
    private static final Color CRACK = new Color(0x6E5F4B);
    private static final Color WOOD = new Color(0x12573C);
    private static final Color WATER = new Color(0x3D85BD);

    @Override
    public Class<PlanetView> view() {
        return PlanetView.class;
    }

    @Override
    public void draw(GameView shown, Sketch area) {
        var players = ((PlanetView) shown).players();
        for (int i = 0; i < players.size(); i++) {
            planet(players.get(i), area.column(i, players.size(), GAP));
        }
    }

    private static void planet(PlanetView.PlayerView player, Sketch area) {
        double cell = Math.min(area.width(), area.height()) / SIZE;
        double left = (area.width() - SIZE * cell) / 2;
        double top = (area.height() - SIZE * cell) / 2;
        for (Cell place : PlanetMap.CELLS) {
            Sketch square = area.part(left + place.column() * cell, top + place.row() * cell, cell, cell);
            Color ground = PlanetMap.biome(place).map(PlanetPicture::colour).orElse(CRACK);
            square.box(1, 1, cell - 2, cell - 2, cell * 0.2, ground);
            player.planet().at(place).ifPresent(piece -> piece(piece, square));
        }
    }

    private static void piece(Piece piece, Sketch square) {
        double middle = square.width() / 2;
        switch (piece) {
            case SPROUT -> square.disc(middle, middle, square.width() * 0.14, new Color(0x5AA33B));
            case SMALL -> square.disc(middle, middle, square.width() * 0.26, WOOD);
            case LARGE -> square.disc(middle, middle, square.width() * 0.42, WOOD);
            case BUSH -> {
                double edge = square.width() * 0.26;
                square.box(edge, edge, square.width() - 2 * edge, square.width() - 2 * edge, 4, new Color(0x7C9A1E));
            }
            case LAKE -> {
                double edge = square.width() * 0.16;
                double height = square.width() * 0.44;
                square.box(edge, middle - height / 2, square.width() - 2 * edge, height, height, WATER);
            }
        }
    }

    private static Color colour(Biome biome) {
        return new Color(
                switch (biome) {
                    case SNOW -> 0xDCEAF3;
                    case FLOWER -> 0xF5D5DF;
                    case SWAMP -> 0xBFD9D0;
                    case GRAIN -> 0xF4E2A9;
                    case ROCK -> 0xDBD3C9;
                    case MEADOW -> 0xD2E8B5;
                });
    }
}
