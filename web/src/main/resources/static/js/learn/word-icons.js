const escaped = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds the words that the board has icons for. A word may have an ending: sprout, sprouts.
 *
 * @param pictures pairs of a word and its icon, as a board names them
 * @return a function from a text to its pieces: texts, and {word, icon} where an icon belongs
 */
export function iconFinder(pictures) {
  const icons = new Map(pictures.map(([word, icon]) => [word.toLocaleLowerCase(), icon]));
  const words = [...icons.keys()].sort((one, other) => other.length - one.length);
  if (!words.length) return (text) => [text];
  const pattern = new RegExp(`(?<![\\p{L}])(${words.map(escaped).join('|')})(\\p{L}{0,2})(?![\\p{L}])`, 'giu');
  return (text) => {
    const pieces = [];
    const seen = new Set();
    let from = 0;
    for (const found of text.matchAll(pattern)) {
      const word = found[1].toLocaleLowerCase();
      if (seen.has(word)) continue; // once in a sentence is enough
      seen.add(word);
      pieces.push(text.slice(from, found.index), { word: found[0], icon: icons.get(word) });
      from = found.index + found[0].length;
    }
    return [...pieces, text.slice(from)];
  };
}
