/** Moments of a chapter, as the server writes them: in the game, or after some moves of a line. */
export const gamePlace = (sequence) => ({ sequence, variation: null, moves: 0 });

export const samePlace = (one, other) =>
  one.sequence === other.sequence && one.variation === other.variation && one.moves === other.moves;

/** The line of a place: 0 is that of the chapter itself. */
export function lineOfPlace(chapter, { variation }) {
  if (variation === null) return null;
  return variation === 0 ? chapter.line : (chapter.variations.find((each) => each.number === variation)?.line ?? null);
}

/** A place in an address: `57`, or `57.2.3` for three moves of variation 2. */
export const placeText = ({ sequence, variation, moves }) =>
  variation === null ? String(sequence) : `${sequence}.${variation}.${moves}`;

/** Reads what `placeText` writes; null for anything else. */
export function placeOf(text) {
  const [, sequence, variation, moves] = /^(\d{1,9})(?:\.(\d{1,4})\.(\d{1,4}))?$/.exec(text ?? '') ?? [];
  if (sequence === undefined) return null;
  return variation === undefined
    ? gamePlace(Number(sequence))
    : { sequence: Number(sequence), variation: Number(variation), moves: Number(moves) };
}
