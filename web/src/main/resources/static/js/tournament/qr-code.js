import { html } from 'lit-html';

/**
 * QR codes (ISO/IEC 18004) for addresses: bytes, error correction level M, versions 1 to 9, so that a hall needs no
 * other server and no library.
 */
const VERSIONS = [
  // codewords of error correction a block, blocks, places of alignment patterns
  [10, 1, []],
  [16, 1, [6, 18]],
  [26, 1, [6, 22]],
  [18, 2, [6, 26]],
  [24, 2, [6, 30]],
  [16, 4, [6, 34]],
  [18, 4, [6, 22, 38]],
  [22, 4, [6, 24, 42]],
  [22, 5, [6, 26, 46]],
];
const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292]; // codewords of each version
const MASKS = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];
const FORMAT_MASK = 0x5412;
const [FORMAT_POLYNOMIAL, VERSION_POLYNOMIAL] = [0x537, 0x1f25];

/** Products in the field of 256 elements that Reed and Solomon's code is written in. */
function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

function generator(degree) {
  const factors = Array.from({ length: degree }, (_, i) => Number(i === degree - 1));
  let root = 1;
  for (let i = 0; i < degree; i += 1) {
    for (let j = 0; j < degree; j += 1) factors[j] = times(factors[j], root) ^ (factors[j + 1] ?? 0);
    root = times(root, 2);
  }
  return factors;
}

function correction(data, factors) {
  const rest = factors.map(() => 0);
  for (const each of data) {
    const factor = each ^ rest.shift();
    rest.push(0);
    factors.forEach((other, i) => {
      rest[i] ^= times(other, factor);
    });
  }
  return rest;
}

const bitsOf = (value, length) => Array.from({ length }, (_, i) => (value >> (length - 1 - i)) & 1);

/** The text as codewords with their correction, the blocks interleaved. */
function codewords(bytes, version) {
  const [perBlock, blocks] = VERSIONS[version - 1];
  const room = TOTAL[version - 1] - perBlock * blocks;
  const bits = [0b0100, bytes.length].flatMap((value, i) => bitsOf(value, i ? 8 : 4));
  bytes.forEach((byte) => bits.push(...bitsOf(byte, 8)));
  bits.push(...bitsOf(0, Math.min(4, room * 8 - bits.length)));
  while (bits.length % 8) bits.push(0);
  const data = Array.from({ length: bits.length / 8 }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  const short = Math.floor(room / blocks);
  const factors = generator(perBlock);
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, i) => {
    const own = data.slice(from, (from += short + (i < blocks - (room % blocks) ? 0 : 1)));
    return { own, extra: correction(own, factors) };
  });
  const woven = (lists, length) =>
    Array.from({ length }, (_, i) => lists.flatMap((list) => (i < list.length ? [list[i]] : []))).flat();
  return [
    ...woven(
      parts.map(({ own }) => own),
      short + 1,
    ),
    ...woven(
      parts.map(({ extra }) => extra),
      perBlock,
    ),
  ];
}

const remainder = (value, polynomial, degree) => {
  let rest = value;
  for (let i = 0; i < degree; i += 1) rest = (rest << 1) ^ ((rest >> (degree - 1)) * polynomial);
  return rest;
};

/** A square of modules; `fixed` says which of them belong to patterns. */
function patterns(version) {
  const size = version * 4 + 17;
  const dark = Array.from({ length: size }, () => Array(size).fill(0));
  const fixed = Array.from({ length: size }, () => Array(size).fill(false));
  const set = (x, y, value) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y][x] = Number(value);
    fixed[y][x] = true;
  };
  const rings = (cx, cy, reach, isDark) => {
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) set(cx + dx, cy + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  };
  for (let i = 0; i < size; i += 1) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const finder = (x, y) => rings(x, y, 4, (far) => far !== 2 && far !== 4);
  finder(3, 3);
  finder(size - 4, 3);
  finder(3, size - 4);
  const places = VERSIONS[version - 1][2];
  const last = places.length - 1;
  places.forEach((x, i) =>
    places.forEach((y, j) => {
      const taken = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!taken) rings(x, y, 2, (far) => far !== 1);
    }),
  );
  if (version >= 7) {
    const bits = (version << 12) | remainder(version, VERSION_POLYNOMIAL, 12);
    for (let i = 0; i < 18; i += 1) {
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
      set(a, b, (bits >> i) & 1);
      set(b, a, (bits >> i) & 1);
    }
  }
  return { size, dark, fixed, set };
}

/** Level M has the bits 00, so that the mask alone is the data. */
function writeFormat({ size, set }, mask) {
  const bits = ((mask << 10) | remainder(mask, FORMAT_POLYNOMIAL, 10)) ^ FORMAT_MASK;
  const bit = (i) => (bits >> i) & 1;
  for (let i = 0; i <= 5; i += 1) set(8, i, bit(i));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let i = 9; i < 15; i += 1) set(14 - i, 8, bit(i));
  for (let i = 0; i < 8; i += 1) set(size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i += 1) set(8, size - 15 + i, bit(i));
  set(8, size - 8, 1);
}

/** Two columns at a time, from the right, up and down. */
function writeData({ size, dark, fixed }, words) {
  const bits = words.flatMap((word) => bitsOf(word, 8));
  let i = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5; // the timing pattern
    const up = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - step : step;
        if (!fixed[y][x]) dark[y][x] = bits[i++] ?? 0;
      }
    }
  }
}

const masked = ({ dark, fixed }, mask) =>
  dark.map((row, y) => row.map((value, x) => (!fixed[y][x] && MASKS[mask](x, y) === 0 ? 1 - value : value)));

/** How hard a picture is to read: long runs, blocks, false finders, and too much of one colour. */
function penalty(rows) {
  const size = rows.length;
  const lines = [...rows, ...rows.map((_, x) => rows.map((row) => row[x]))].map((line) => line.join(''));
  let sum = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    sum += 40 * [...line.matchAll(/(?=1011101)/g)].filter(({ index }) => isLikeFinder(line, index)).length;
  }
  for (let y = 1; y < size; y += 1) {
    for (let x = 1; x < size; x += 1) {
      const four = rows[y][x] + rows[y][x - 1] + rows[y - 1][x] + rows[y - 1][x - 1];
      if (four % 4 === 0) sum += 3;
    }
  }
  const dark = rows.flat().reduce((count, value) => count + value, 0);
  return sum + 10 * Math.floor((Math.abs(dark * 2 - size * size) * 10) / (size * size));
}

/** Four light modules before or after it. */
const isLikeFinder = (line, at) =>
  line.slice(Math.max(0, at - 4), at) === '0000' || line.slice(at + 7, at + 11) === '0000';

/** @return rows of 0 and 1; null if the text is too long */
export function qrCode(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.findIndex(([extra, blocks], i) => TOTAL[i] - extra * blocks >= bytes.length + 2) + 1;
  if (!version) return null;
  const square = patterns(version);
  writeFormat(square, 0); // takes the room
  writeData(square, codewords(bytes, version));
  const pictures = MASKS.map((_, mask) => {
    writeFormat(square, mask);
    return masked(square, mask);
  });
  const worth = pictures.map(penalty);
  return pictures[worth.indexOf(Math.min(...worth))];
}

/** The code as a picture with the quiet zone it needs, dark on white in either theme. */
export function qrPicture(text, label) {
  const rows = qrCode(text);
  if (!rows) return '';
  const size = rows.length + 8;
  const path = rows.flatMap((row, y) => row.map((value, x) => (value ? `M${x + 4} ${y + 4}h1v1h-1z` : ''))).join('');
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${label} shape-rendering="crispEdges">
    <rect width=${size} height=${size} fill="#fff"></rect>
    <path fill="#000" d=${path}></path>
  </svg>`;
}
