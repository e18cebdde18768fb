// Reads zip files from untrusted sources: lists the entries and unpacks their content. The end of a file may be missing.

import { inflate } from "./inflate.js";

/** The maximum number of entries that are listed. A longer list may be an attempt to fill the memory. */
const MOST_ENTRIES = 100_000;
const MOST_BYTES = 256 << 20;
const MOST_RATIO = 200;

/** The reason why a file cannot be shown, as a sentence for the user. */
export class CapsuleError extends Error {}

const decoder = new TextDecoder();
export const sentence = (name, why) => new CapsuleError(`${name}: ${why}.`);

/** The signature of the record at the end of a zip file. This record contains the position of the list of entries. */
const END = 0x06054b50;
const LISTED = 0x02014b50;
const LOCAL = 0x04034b50;
const BEHIND = 0x08074b50;
const END_BYTES = 22;
const LONGEST_NOTE = 65_535;

/**
 * Returns the entries of a zip file: `{name, method, crc, packed, size, at}`. If the end of the file is missing, returns only the complete
 * entries.
 */
export function entriesOf(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint32(0, true) !== LOCAL) throw new CapsuleError("This is not a capsule: it is not a zip file.");
  const listed = listedEntries(bytes, view);
  const entries = listed ?? wholeEntries(bytes, view);
  if (entries.length > MOST_ENTRIES) throw new CapsuleError(`This is not a capsule: it has more than ${MOST_ENTRIES} entries.`);
  for (const { name, size, packed } of entries) {
    if (name.startsWith("/") || name.split("/").includes("..")) throw sentence(name, "the entry leads outside the capsule");
    if (size > MOST_BYTES) throw sentence(name, "it is larger than 256 MB");
    if (size > 1 << 20 && size > packed * MOST_RATIO) throw sentence(name, `it unpacks to more than ${MOST_RATIO} times its size`);
  }
  return { entries, isCut: listed === undefined };
}

function listedEntries(bytes, view) {
  const last = bytes.length - END_BYTES;
  let end = last;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= last - end > LONGEST_NOTE ? end + 1 : 1;
  if (end < 0) return undefined;
  const entries = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== LISTED) return undefined;
    const nameBytes = view.getUint16(at + 28, true);
    const head = view.getUint32(at + 42, true);
    if (head + 30 > bytes.length) return undefined;
    entries.push({
      name: decoder.decode(bytes.subarray(at + 46, at + 46 + nameBytes)),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: head + 30 + view.getUint16(head + 26, true) + view.getUint16(head + 28, true),
    });
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Reads complete entries from the start of the file. The descriptor after an entry contains the size of the entry. */
function wholeEntries(bytes, view) {
  const entries = [];
  let head = 0;
  while (head + 30 <= bytes.length && view.getUint32(head, true) === LOCAL && entries.length <= MOST_ENTRIES) {
    const nameEnd = head + 30 + view.getUint16(head + 26, true);
    const at = nameEnd + view.getUint16(head + 28, true);
    const entry = { name: decoder.decode(bytes.subarray(head + 30, nameEnd)), method: view.getUint16(head + 8, true), at };
    const hasDescriptor = (view.getUint16(head + 6, true) & 8) !== 0;
    const behind = hasDescriptor ? descriptorBehind(bytes, view, at) : undefined;
    if (hasDescriptor && behind === undefined) break;
    entry.crc = view.getUint32(hasDescriptor ? behind + 4 : head + 14, true);
    entry.packed = hasDescriptor ? view.getUint32(behind + 8, true) : view.getUint32(head + 18, true);
    entry.size = hasDescriptor ? view.getUint32(behind + 12, true) : view.getUint32(head + 22, true);
    if (at + entry.packed > bytes.length) break;
    entries.push(entry);
    head = hasDescriptor ? behind + 16 : at + entry.packed;
  }
  return entries;
}

/** Returns the index of the descriptor after an entry. A descriptor has a signature, and its size field matches its position. */
function descriptorBehind(bytes, view, at) {
  for (let found = bytes.indexOf(0x50, at); found >= 0 && found + 16 <= bytes.length; found = bytes.indexOf(0x50, found + 1)) {
    if (view.getUint32(found, true) === BEHIND && view.getUint32(found + 8, true) === found - at) return found;
  }
  return undefined;
}

/** Unpacks an entry synchronously. Used for content that is needed while the page draws. */
export function contentNow(bytes, entry) {
  const body = packedBody(bytes, entry);
  if (entry.method === 0) return checked(body, entry);
  try {
    return checked(inflate(body, entry.size), entry);
  } catch (error) {
    throw error instanceof RangeError ? sentence(entry.name, "it cannot be unpacked") : error;
  }
}

const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** Returns the content of an entry. Throws an error if the CRC-32 of the content is not that of the entry. */
function checked(content, { name, crc }) {
  let found = -1;
  for (let place = 0; place < content.length; place += 1) found = (found >>> 8) ^ REMAINDERS[(found ^ content[place]) & 0xff];
  if ((found ^ -1) >>> 0 !== crc) throw sentence(name, "its content does not match its checksum");
  return content;
}

function packedBody(bytes, { name, method, packed, at }) {
  const body = bytes.subarray(at, at + packed);
  if (body.length !== packed) throw sentence(name, "it is incomplete");
  if (method !== 0 && method !== 8) throw sentence(name, `it uses compression method ${method}; capsules use only methods 0 and 8`);
  return body;
}

/** Unpacks an entry asynchronously. */
export async function contentOf(bytes, entry) {
  const { name, method, size } = entry;
  const body = packedBody(bytes, entry);
  if (method === 0) return checked(body, entry);
  // The declared size is limited above, so a wrong size cannot use more memory.
  const whole = new Uint8Array(size);
  let length = 0;
  try {
    const stream = new DecompressionStream("deflate-raw");
    const writer = stream.writable.getWriter();
    // The reader reports the same errors.
    writer.write(body).catch(() => {});
    writer.close().catch(() => {});
    for (const reader = stream.readable.getReader();;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (length + value.length > size) throw sentence(name, "it is larger than declared");
      whole.set(value, length);
      length += value.length;
    }
  } catch (error) {
    throw error instanceof CapsuleError ? error : sentence(name, "it cannot be unpacked");
  }
  if (length < size) throw sentence(name, "the unpacked file is smaller than declared");
  return checked(whole, entry);
}
