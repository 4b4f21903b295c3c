package dev.perennial.games.concert;

/** Discs follow the leaders (concert spec 6.2). */
final class Artists {
    private Artists() {}

    /** Once per card, on the finished position: the played card's artist first, then the covered one's. */
    static void updateAfter(Story story, InfluenceCard played, InfluenceCard covered) {
        update(story, played.colour());
        if (covered.colour() != played.colour()) {
            update(story, covered.colour());
        }
    }

    /** Only a change of hands raises the value; coming out of the centre is none. */
    static void update(Story story, Colour artist) {
        Disc disc = story.state().disc(artist);
        Influence.leader(story.state().promoters(), artist)
                .filter(leader -> !disc.isHeldBy(leader))
                .ifPresent(leader -> {
                    int value = disc.holder() == null ? disc.value() : ConcertTables.nextDiscValue(disc.value());
                    story.tell(new ConcertEvent.ArtistMoved(artist, disc.holder(), leader, value));
                });
    }
}
