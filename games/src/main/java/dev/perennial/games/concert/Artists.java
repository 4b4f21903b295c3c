package dev.perennial.games.concert;

import dev.perennial.games.concert.model.Colour;
import dev.perennial.games.concert.model.ConcertEvent;
import dev.perennial.games.concert.model.ConcertTables;
import dev.perennial.games.concert.model.Disc;
import dev.perennial.games.concert.model.InfluenceCard;

/** Discs follow the leaders (concert spec 6.2). */
final class Artists {
    private Artists() {}

    /** Once per card, on the finished position: the played card's artist first, then the covered one's. */
    static void updateAfter(ConcertDraft draft, InfluenceCard played, InfluenceCard covered) {
        update(draft, played.colour());
        if (covered.colour() != played.colour()) {
            update(draft, covered.colour());
        }
    }

    /** Only a change of hands raises the value; coming out of the centre is none. */
    static void update(ConcertDraft draft, Colour artist) {
        Disc disc = draft.state().disc(artist);
        Influence.leader(draft.state().promoters(), artist)
                .filter(leader -> !disc.isHeldBy(leader))
                .ifPresent(leader -> {
                    int value = disc.holder() == null ? disc.value() : ConcertTables.nextDiscValue(disc.value());
                    draft.add(new ConcertEvent.ArtistMoved(artist, disc.holder(), leader, value));
                });
    }
}
