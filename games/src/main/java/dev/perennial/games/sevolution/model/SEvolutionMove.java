package dev.perennial.games.sevolution.model;

import dev.perennial.games.GameMove;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.Conversion;
import dev.perennial.games.sevolution.component.Resource;
import dev.perennial.games.sevolution.component.Site;
import dev.perennial.games.sevolution.component.Suit;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The actions of the specification's section 10, under its names. */
public sealed interface SEvolutionMove extends GameMove {

    record NameTrump(Suit suit) implements SEvolutionMove {
        public NameTrump {
            Objects.requireNonNull(suit);
        }
    }

    /** For players who see their cards. */
    record Play(Card card) implements SEvolutionMove {
        public Play {
            Objects.requireNonNull(card);
        }
    }

    /** For blind players: a face-down position. */
    record PlayBlind(int position) implements SEvolutionMove {}

    record TakeDiscovery(Card card) implements SEvolutionMove {
        public TakeDiscovery {
            Objects.requireNonNull(card);
        }
    }

    record TakeCard(Card card) implements SEvolutionMove {
        public TakeCard {
            Objects.requireNonNull(card);
        }
    }

    record Protect(Card card) implements SEvolutionMove {
        public Protect {
            Objects.requireNonNull(card);
        }
    }

    /** The bonus is two resources when a calamity is warded off at PROTECTION 2, otherwise empty. */
    record ResolveCalamity(Card card, List<Resource> bonus) implements SEvolutionMove {
        public ResolveCalamity(Card card, @Nullable List<Resource> bonus) {
            this.card = Objects.requireNonNull(card);
            this.bonus = bonus == null ? List.of() : List.copyOf(bonus);
        }
    }

    record RemovePop(Site site) implements SEvolutionMove {
        public RemovePop {
            Objects.requireNonNull(site);
        }
    }

    /** One entry for each Joker, in the order taken. */
    record Jokers(List<Resource> resources) implements SEvolutionMove {
        public Jokers {
            resources = List.copyOf(resources);
        }
    }

    /** Carried out in the order given; may be empty. */
    record Commerce(List<Conversion> conversions) implements SEvolutionMove {
        public Commerce {
            conversions = List.copyOf(conversions);
        }
    }

    record BuyPop(int pops) implements SEvolutionMove {}

    record Evolve() implements SEvolutionMove {}

    record Place(Site site, int level) implements SEvolutionMove {
        public Place {
            Objects.requireNonNull(site);
        }
    }

    record Raise(Site site, int level) implements SEvolutionMove {
        public Raise {
            Objects.requireNonNull(site);
        }
    }

    record Move(Site from, Site to, int level) implements SEvolutionMove {
        public Move {
            Objects.requireNonNull(from);
            Objects.requireNonNull(to);
        }
    }

    record End() implements SEvolutionMove {}
}
