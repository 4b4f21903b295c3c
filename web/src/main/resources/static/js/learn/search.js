const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The words that are searched for, without accents and capitals. */
export const wordsOf = (query) => plain(query).split(/\s+/).filter(Boolean);

/** Whether a text has all of the words. */
export const hasAll = (text, words) => words.every((word) => plain(text).includes(word));

/** A text in pieces; the odd ones are what was searched for. */
export function marked(text, words) {
  const letters = [...text];
  const flat = letters.map((letter) => plain(letter).slice(0, 1) || ' ').join('');
  const hit = letters.map(() => false);
  for (const word of words) {
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + 1)) hit.fill(true, at, at + word.length);
  }
  const pieces = [''];
  letters.forEach((letter, i) => {
    if (hit[i] !== (pieces.length % 2 === 0)) pieces.push('');
    pieces[pieces.length - 1] += letter;
  });
  return pieces;
}
