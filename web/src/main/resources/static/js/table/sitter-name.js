import { t } from '../messages.js';
import { playerName } from '../names.js';

/** The player on that seat at that moment. */
export function sitterName(frame, seat) {
  const player = frame.table.seats[seat]?.player;
  return player ? playerName(player) : t('seat.free');
}
