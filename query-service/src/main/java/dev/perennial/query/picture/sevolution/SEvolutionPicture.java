package dev.perennial.query.picture.sevolution;

import dev.perennial.games.GameView;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.Face;
import dev.perennial.games.sevolution.component.PlayerColour;
import dev.perennial.games.sevolution.component.Stock;
import dev.perennial.games.sevolution.component.Suit;
import dev.perennial.games.sevolution.component.TableCard;
import dev.perennial.games.sevolution.component.Tables;
import dev.perennial.games.sevolution.model.PlayerView;
import dev.perennial.games.sevolution.model.SEvolutionView;
import dev.perennial.query.picture.BoardPicture;
import dev.perennial.query.picture.Sketch;
import java.awt.Color;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The trick above, and below each civilisation: its age, its people and its stocks. */
@Component
class SEvolutionPicture implements BoardPicture {
    private static final double GAP = 24;
    private static final double TRICK = 190;
    private static final double CARD = 120;
    private static final int FULL_STORE = Tables.STOCK_MAX;

    @Override
    public Class<SEvolutionView> view() {
        return SEvolutionView.class;
    }

    @Override
    public void draw(GameView shown, Sketch area) {
        var view = (SEvolutionView) shown;
        int seats = view.players().size();
        for (int i = 0; i < seats; i++) {
            Sketch column = area.column(i, seats, GAP);
            PlayerView player = view.players().get(i);
            trick(view, player.seat(), column.part(0, 0, column.width(), TRICK));
            civilisation(player, column.part(0, TRICK + GAP, column.width(), area.height() - TRICK - GAP));
        }
    }

    /** The cards this seat has played to the trick that lies on the table. */
    private static void trick(SEvolutionView view, int seat, Sketch area) {
        double x = 0;
        if (view.trick() != null) {
            for (TableCard lying : view.trick().played()) {
                if (lying.seat() == seat && x + CARD <= area.width() + CARD / 2) {
                    card(lying.card(), view.trump(), area.part(x, 0, CARD, TRICK));
                    x += CARD * 0.6;
                }
            }
        }
        if (x == 0) {
            area.frame(1, 1, CARD - 2, TRICK - 2, 12, Sketch.LINE);
        }
    }

    private static void card(Card card, @Nullable Suit trump, Sketch area) {
        switch (card.face()) {
            case Face.Discovery discovery -> face(area, colour(discovery.colour()), Integer.toString(discovery.age()));
            case Face.Playing playing -> {
                face(area, colour(playing.suit()), Integer.toString(playing.value()));
                if (playing.suit() == trump) {
                    area.disc(CARD - 24, 24, 12, Sketch.SUN);
                }
            }
        }
    }

    private static void face(Sketch area, Color colour, String sign) {
        area.box(0, 0, CARD, TRICK, 14, colour);
        area.frame(1, 1, CARD - 2, TRICK - 2, 14, Color.WHITE);
        area.boldCentred(sign, CARD / 2, TRICK / 2 + 26, 72, Color.WHITE);
    }

    private static void civilisation(PlayerView player, Sketch area) {
        var civilisation = player.civilisation();
        area.box(0, 0, area.width(), 12, 6, colour(player.colour()));
        double x = 0;
        for (int age = 1; age <= 6; age++) {
            boolean reached = age <= civilisation.age();
            area.disc(x + 14, 42, 14, reached ? colour(player.colour()) : Sketch.LINE);
            area.boldCentred(Integer.toString(age), x + 14, 48, 16, reached ? Color.WHITE : Sketch.MUTED);
            x += 34;
        }
        for (int i = 0; i < civilisation.population(); i++) {
            area.disc(8 + i * 18, 82, 7, Sketch.INK);
        }
        Stock stock = civilisation.stock();
        bar(area, 106, stock.food(), new Color(0x6E9460));
        bar(area, 136, stock.tools(), new Color(0xB4562B));
        bar(area, 166, stock.science(), new Color(0x2F6E9E));
    }

    private static void bar(Sketch area, double top, int amount, Color colour) {
        double room = area.width() - 44;
        area.box(0, top, room, 20, 8, Sketch.LINE);
        area.box(0, top, room * Math.min(amount, FULL_STORE) / FULL_STORE, 20, 8, colour);
        area.bold(Integer.toString(amount), room + 10, top + 17, 20, Sketch.INK);
    }

    private static Color colour(Suit suit) {
        return new Color(
                switch (suit) {
                    case GREEN -> 0x2B7535;
                    case ORANGE -> 0xA94C09;
                    case VIOLET -> 0x7243A8;
                });
    }

    private static Color colour(PlayerColour colour) {
        return new Color(
                switch (colour) {
                    case RED -> 0xB3312C;
                    case GREEN -> 0x2B7535;
                    case BLUE -> 0x2563A8;
                    case YELLOW -> 0x836300;
                });
    }
}
