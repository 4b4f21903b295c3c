package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Parts of boards by themselves. */
class BoardPartsTest {
    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.DESK);

    /** A tree and a place to its left, while nothing is to be planted and while something is. */
    @Test
    void aGardenIsReadOutWithOneWayOfCounting() {
        assertThat(PAGE.evaluate("""
                async () => {
                  const { render } = await import('lit-html');
                  const { loadMessages } = await import('/js/messages.js');
                  const { gardenGrid } = await import('/js/boards/arboretum/garden.js');
                  await loadMessages('arboretum');
                  const player = { seat: 0, trees: [{ card: 'O4', x: 0, y: 0 }, { card: 'M2', x: 1, y: 0 }] };
                  const heard = (plantings, card) => {
                    render(gardenGrid({ table: { view: { scores: [] } }, picked: { card } }, player, plantings, null), document.body);
                    return [...document.querySelectorAll('svg [aria-label]')].map((each) => each.getAttribute('aria-label').replace(/.*column/, '')).join(';');
                  };
                  const moves = [{ card: 'W1', x: -1, y: 0 }];
                  return [heard([]), heard(moves), heard(moves, 'W1')].join(' | ');
                }"""))
                .isEqualTo(" 0, row 0; 1, row 0 |  0, row 0; 1, row 0 |  0, row 0; 1, row 0; -1, row 0");
    }

    @Test
    void whoEnlargedAPlanetStillSeesThePlanetOfWhomHeFollows() {
        assertThat(PAGE.evaluate("""
                async () => {
                  const { enlarge, shownPlanet } = await import('/js/boards/evergreen-planet/shown.js');
                  const table = { table: { id: 'followed' }, view: { players: [0, 1, 2].map((seat) => ({ seat })) } };
                  const seen = (front) => shownPlanet({ table, front }).seat;
                  const first = seen(null);
                  enlarge({ table, front: null }, 2);
                  const found = [first, seen(null), seen(1)];
                  enlarge({ table, front: 1 }, 0);
                  found.push(seen(1));
                  enlarge({ table, front: 1 }, null);
                  return [...found, seen(1)].join();
                }""")).isEqualTo("0,2,1,0,1");
    }
}
