/*
 * SHA-256 and HMAC by hand (FIPS 180-4, RFC 2104): browsers offer theirs only on pages that came over HTTPS, and a
 * club's own network often has none.
 */
const primes = (() => {
  const found = [];
  for (let n = 2; found.length < 64; n += 1) if (found.every((prime) => n % prime)) found.push(n);
  return found;
})();
const fraction = (value) => Math.floor((value - Math.floor(value)) * 2 ** 32) | 0;
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const K = primes.map((prime) => fraction(Math.cbrt(prime)));
const turn = (x, by) => (x >>> by) | (x << (32 - by));

function block(state, view, at, w) {
  for (let i = 0; i < 16; i += 1) w[i] = view.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const a = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const b = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = (w[i - 16] + a + w[i - 7] + b) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i += 1) {
    const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => {
    state[i] = (state[i] + value) | 0;
  });
}

/** @param bytes a Uint8Array */
export function sha256(bytes) {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, (bytes.length * 8) >>> 0);
  const state = [...START];
  const w = new Int32Array(64);
  for (let at = 0; at < padded.length; at += 64) block(state, view, at, w);
  const hash = new Uint8Array(32);
  state.forEach((value, i) => new DataView(hash.buffer).setInt32(4 * i, value));
  return hash;
}

const joined = (a, b) => {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
};

export function hmac(key, message) {
  const full = new Uint8Array(64);
  full.set(key.length > 64 ? sha256(key) : key);
  return sha256(
    joined(
      full.map((byte) => byte ^ 0x5c),
      sha256(
        joined(
          full.map((byte) => byte ^ 0x36),
          message,
        ),
      ),
    ),
  );
}

export const utf8 = (text) => new TextEncoder().encode(text);
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
export const fromHex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
