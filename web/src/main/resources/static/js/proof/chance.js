import { hmac, utf8 } from './sha256.js';

const RANGE = 2 ** 32;

export const gameSeed = (serverSeed, clientSeeds, table) => hmac(serverSeed, utf8([...clientSeeds, table].join('|')));

/** The one stream all chance of a game comes from. */
export class Chance {
  constructor(seed) {
    Object.assign(this, { seed, block: 0, words: [], used: 0 });
  }

  word() {
    if (!this.words.length) {
      const number = new DataView(new ArrayBuffer(8));
      number.setUint32(4, this.block);
      this.block += 1;
      const bytes = new DataView(hmac(this.seed, new Uint8Array(number.buffer)).buffer);
      this.words = Array.from({ length: 8 }, (_, i) => bytes.getUint32(4 * i));
    }
    this.used += 1;
    return this.words.shift();
  }

  /** A number from 0 to n-1; words of the incomplete last range are thrown away. */
  below(n) {
    const limit = RANGE - (RANGE % n);
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % n;
  }

  shuffle(items) {
    const list = [...items];
    for (let i = list.length - 1; i >= 1; i -= 1) {
      const j = this.below(i + 1);
      [list[i], list[j]] = [list[j], list[i]];
    }
    return list;
  }
}
