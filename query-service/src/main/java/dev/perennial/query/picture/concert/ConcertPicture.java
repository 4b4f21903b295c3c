package dev.perennial.query.picture.concert;

import dev.perennial.games.GameView;
import dev.perennial.games.concert.model.Colour;
import dev.perennial.games.concert.model.ConcertView;
import dev.perennial.games.concert.model.Disc;
import dev.perennial.games.concert.model.InfluenceCard;
import dev.perennial.games.concert.model.SeatView;
import dev.perennial.query.picture.BoardPicture;
import dev.perennial.query.picture.Sketch;
import java.awt.Color;
import java.util.List;
import org.springframework.stereotype.Component;

/** The records with their values, the hit marked, and below them each promoter's stacks and held records. */
@Component
class ConcertPicture implements BoardPicture {
    private static final double GAP = 20;
    private static final double RECORDS = 110;
    private static final double HELD = 44;

    @Override
    public Class<ConcertView> view() {
        return ConcertView.class;
    }

    @Override
    public void draw(GameView shown, Sketch area) {
        var view = (ConcertView) shown;
        records(view, area.part(0, 0, area.width(), RECORDS));
        double top = RECORDS + GAP;
        Sketch below = area.part(0, top, area.width(), area.height() - top);
        for (int i = 0; i < view.seats().size(); i++) {
            promoter(
                    view.seats().get(i),
                    view.discs(),
                    below.column(i, view.seats().size(), GAP));
        }
    }

    private static void records(ConcertView view, Sketch area) {
        double step = area.width() / view.discs().size();
        for (int i = 0; i < view.discs().size(); i++) {
            Disc disc = view.discs().get(i);
            double centre = step * (i + 0.5);
            if (disc.artist() == view.hit()) {
                area.disc(centre, RECORDS / 2, RECORDS / 2, Sketch.SUN);
            }
            record(disc, centre, RECORDS / 2, RECORDS / 2 - 8, area);
        }
    }

    private static void record(Disc disc, double x, double y, double radius, Sketch area) {
        area.disc(x, y, radius, new Color(0x1D211F));
        area.disc(x, y, radius * 0.55, colour(disc.artist()));
        area.boldCentred(Integer.toString(disc.value()), x, y + radius * 0.2, radius * 0.6, ink(disc.artist()));
    }

    private static void promoter(SeatView seat, List<Disc> discs, Sketch area) {
        double height = area.height() - HELD - GAP;
        for (int i = 0; i < seat.stacks().size(); i++) {
            stack(
                    seat.stacks().get(i),
                    area.part(0, 0, area.width(), height)
                            .column(i, seat.stacks().size(), 8));
        }
        double x = HELD / 2;
        for (Disc disc : discs) {
            if (disc.isHeldBy(seat.seat())) {
                record(disc, x, area.height() - HELD / 2, HELD / 2, area);
                x += HELD + 4;
            }
        }
    }

    /** The covered cards peek out above the top one. */
    private static void stack(List<InfluenceCard> cards, Sketch area) {
        area.frame(1, 1, area.width() - 2, area.height() - 2, 10, Sketch.LINE);
        double card = Math.min(area.height() * 0.6, area.width() * 1.4);
        double step = cards.size() < 2 ? 0 : Math.min(26, (area.height() - card) / (cards.size() - 1));
        for (int i = 0; i < cards.size(); i++) {
            InfluenceCard each = cards.get(i);
            area.box(3, 3 + i * step, area.width() - 6, card - 6, 10, colour(each.colour()));
            area.frame(3, 3 + i * step, area.width() - 6, card - 6, 10, Color.WHITE);
        }
        if (!cards.isEmpty()) {
            double size = Math.min(area.width() * 0.5, card * 0.5);
            double baseline = (cards.size() - 1) * step + card / 2 + size * 0.35;
            area.boldCentred(
                    Integer.toString(cards.getLast().value()),
                    area.width() / 2,
                    baseline,
                    size,
                    ink(cards.getLast().colour()));
        }
    }

    private static Color colour(Colour artist) {
        return new Color(
                switch (artist) {
                    case ORANGE -> 0xD9730D;
                    case BLUE -> 0x2B6CB8;
                    case GREEN -> 0x3C8C40;
                    case LILAC -> 0x9B63C4;
                    case YELLOW -> 0xEDBE1B;
                    case BROWN -> 0x7B4B2A;
                });
    }

    private static Color ink(Colour artist) {
        return artist == Colour.YELLOW || artist == Colour.ORANGE ? Sketch.INK : Color.WHITE;
    }
}
