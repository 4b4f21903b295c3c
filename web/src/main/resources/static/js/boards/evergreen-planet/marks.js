const MAJOR = ['SunScored', 'ForestScored', 'FertilityScored', 'GameScored'];
const MINOR = ['SeasonChanged', 'DroughtStruck'];

/** Which events stand out on the timeline of a replay. */
export const mark = (type) => (MAJOR.includes(type) ? 'major' : MINOR.includes(type) ? 'minor' : null);

/** Everybody's points at this moment. */
export const points = (view) => view?.players?.map((player) => player.scores.total) ?? null;
