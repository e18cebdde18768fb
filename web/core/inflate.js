// Unpacks deflate data synchronously. The browser's stream is asynchronous, so it cannot be used while a row is drawn.

const LONGEST = 15;
/** The number of extra bits of each length code (RFC 1951, 3.2.5). */
const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
/** The number of extra bits of each distance code. */
const DISTANCE_BITS = [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13];
const starts = (bits, first) => bits.map((_, index) => bits.slice(0, index).reduce((sum, count) => sum + (1 << count), first));
const LENGTHS = [...starts(LENGTH_BITS.slice(0, 28), 3), 258];
const DISTANCES = starts(DISTANCE_BITS, 1);
/** The order in which deflate data stores the lengths of the code-length codes. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/**
 * Unpacks deflate data.
 * @param {Uint8Array} packed
 * @param {number} size the exact number of unpacked bytes
 * @throws {RangeError} if the data is broken or has a different size
 */
export function inflate(packed, size) {
  const out = new Uint8Array(size);
  const bits = new Bits(packed);
  let at = 0;
  for (let last = 0; !last;) {
    last = bits.take(1);
    const kind = bits.take(2);
    if (kind === 0) at = copyStored(bits, out, at);
    else if (kind === 1) at = unpackBlock(bits, FIXED, out, at);
    else if (kind === 2) at = unpackBlock(bits, readTables(bits), out, at);
    else throw new RangeError("unknown block type");
  }
  if (at !== size) throw new RangeError("smaller than declared");
  return out;
}

class Bits {
  #bytes;
  #at = 0;
  #held = 0;
  #count = 0;

  constructor(bytes) {
    this.#bytes = bytes;
  }

  #fill(count) {
    while (this.#count < count) {
      // After the end, read zeros: the lookup of the last code may need more bits than remain.
      if (this.#at > this.#bytes.length + 4) throw new RangeError("cut short");
      this.#held |= (this.#bytes[this.#at] ?? 0) << this.#count;
      this.#at += 1;
      this.#count += 8;
    }
  }

  take(count) {
    if (count === 0) return 0;
    this.#fill(count);
    const value = this.#held & ((1 << count) - 1);
    this.#held >>>= count;
    this.#count -= count;
    return value;
  }

  /** Reads the next symbol. `table` is a result of `tableOf`. */
  symbol(table) {
    this.#fill(LONGEST);
    const entry = table[this.#held & ((1 << LONGEST) - 1)];
    const length = entry & 15;
    if (length === 0) throw new RangeError("unknown code");
    this.#held >>>= length;
    this.#count -= length;
    return entry >> 4;
  }

  /** Reads uncompressed bytes. Begins with the next whole byte. */
  stored(count) {
    const from = this.#at - (this.#count >> 3);
    [this.#held, this.#count, this.#at] = [0, 0, from + count];
    if (this.#at > this.#bytes.length) throw new RangeError("cut short");
    return this.#bytes.subarray(from, from + count);
  }

  /** Skips the remaining bits of the current byte. */
  align() {
    this.take(this.#count & 7);
  }
}

function copyStored(bits, out, at) {
  bits.align();
  const length = bits.take(16);
  bits.take(16);
  if (at + length > out.length) throw new RangeError("larger than declared");
  out.set(bits.stored(length), at);
  return at + length;
}

function unpackBlock(bits, { literals, distances }, out, from) {
  let at = from;
  for (let symbol = bits.symbol(literals); symbol !== 256; symbol = bits.symbol(literals)) {
    if (symbol < 256) {
      if (at >= out.length) throw new RangeError("larger than declared");
      out[at] = symbol;
      at += 1;
      continue;
    }
    if (symbol > 285) throw new RangeError("unknown length code");
    const length = LENGTHS[symbol - 257] + bits.take(LENGTH_BITS[symbol - 257]);
    const far = bits.symbol(distances);
    if (far > 29) throw new RangeError("unknown distance code");
    const distance = DISTANCES[far] + bits.take(DISTANCE_BITS[far]);
    if (distance > at) throw new RangeError("distance before the start of the data");
    if (at + length > out.length) throw new RangeError("larger than declared");
    for (const end = at + length; at < end; at += 1) out[at] = out[at - distance];
  }
  return at;
}

/**
 * Returns the table for a Huffman code: an entry for each bit pattern, lowest bit first. The lower four bits of an entry are the length of
 * the code, and the upper bits are the symbol.
 */
function tableOf(lengths) {
  const counts = new Uint16Array(LONGEST + 1);
  for (const length of lengths) counts[length] += 1;
  counts[0] = 0;
  const next = new Uint32Array(LONGEST + 2);
  for (let length = 1; length <= LONGEST; length += 1) next[length + 1] = (next[length] + counts[length]) << 1;
  const table = new Uint16Array(1 << LONGEST);
  lengths.forEach((length, symbol) => {
    if (length === 0) return;
    const code = next[length];
    next[length] += 1;
    if (code >= 1 << length) throw new RangeError("too many codes");
    for (let place = reversed(code, length); place < table.length; place += 1 << length) table[place] = (symbol << 4) | length;
  });
  return table;
}

function reversed(code, length) {
  let result = 0;
  for (let bit = 0; bit < length; bit += 1) result |= ((code >> bit) & 1) << (length - 1 - bit);
  return result;
}

const FIXED = {
  literals: tableOf(Array.from({ length: 288 }, (_, symbol) => (symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8))),
  distances: tableOf(Array.from({ length: 30 }, () => 5)),
};

function readTables(bits) {
  const [literals, distances, codes] = [bits.take(5) + 257, bits.take(5) + 1, bits.take(4) + 4];
  const lengthCodes = new Array(19).fill(0);
  for (let index = 0; index < codes; index += 1) lengthCodes[ORDER[index]] = bits.take(3);
  const table = tableOf(lengthCodes);
  const lengths = [];
  while (lengths.length < literals + distances) {
    const symbol = bits.symbol(table);
    if (symbol < 16) lengths.push(symbol);
    else if (symbol === 16) repeat(lengths, lengths.at(-1), 3 + bits.take(2));
    else repeat(lengths, 0, symbol === 17 ? 3 + bits.take(3) : 11 + bits.take(7));
  }
  if (lengths.length > literals + distances) throw new RangeError("too many code lengths");
  return { literals: tableOf(lengths.slice(0, literals)), distances: tableOf(lengths.slice(literals)) };
}

function repeat(list, value, count) {
  if (value === undefined) throw new RangeError("no code length to repeat");
  for (let left = count; left > 0; left -= 1) list.push(value);
}
