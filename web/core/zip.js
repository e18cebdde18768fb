// A zip from a stranger: what entries it has, whole or cut short, and what is in one of them.

import { inflate } from "./inflate.js";

/** As many as the format counts; a longer list is asked for only by what was made to fill a memory. */
const MOST_ENTRIES = 100_000;
const MOST_BYTES = 256 << 20;
const MOST_RATIO = 200;

/** Why a file is not shown, for people. */
export class CapsuleError extends Error {}

const decoder = new TextDecoder();
export const sentence = (name, why) => new CapsuleError(`${name}: ${why}.`);

/** What a zip ends with: where its list of entries begins, and how many there are. */
const END = 0x06054b50;
const LISTED = 0x02014b50;
const LOCAL = 0x04034b50;
const BEHIND = 0x08074b50;
const END_BYTES = 22;
const LONGEST_NOTE = 65_535;

/** The entries of a zip, each `{name, method, packed, size, at}`; of one cut short those that are whole. */
export function entriesOf(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint32(0, true) !== LOCAL) throw new CapsuleError("This is no capsule: it is not a zip.");
  const listed = listedEntries(bytes, view);
  const entries = listed ?? wholeEntries(bytes, view);
  if (entries.length > MOST_ENTRIES) throw new CapsuleError(`This is no capsule: it has more than ${MOST_ENTRIES} entries.`);
  for (const { name, size, packed } of entries) {
    if (name.startsWith("/") || name.split("/").includes("..")) throw sentence(name, "an entry may not lead out of the capsule");
    if (size > MOST_BYTES) throw sentence(name, "it is larger than 256 MB");
    if (size > 1 << 20 && size > packed * MOST_RATIO) throw sentence(name, `it grows to more than ${MOST_RATIO} times its size`);
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
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: head + 30 + view.getUint16(head + 26, true) + view.getUint16(head + 28, true),
    });
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** From the front, as far as entries are whole: what stands behind an entry says how large it is. */
function wholeEntries(bytes, view) {
  const entries = [];
  let head = 0;
  while (head + 30 <= bytes.length && view.getUint32(head, true) === LOCAL && entries.length <= MOST_ENTRIES) {
    const nameEnd = head + 30 + view.getUint16(head + 26, true);
    const at = nameEnd + view.getUint16(head + 28, true);
    const entry = { name: decoder.decode(bytes.subarray(head + 30, nameEnd)), method: view.getUint16(head + 8, true), at };
    const isToldBehind = (view.getUint16(head + 6, true) & 8) !== 0;
    const behind = isToldBehind ? descriptorBehind(bytes, view, at) : undefined;
    if (isToldBehind && behind === undefined) break;
    entry.packed = isToldBehind ? view.getUint32(behind + 8, true) : view.getUint32(head + 18, true);
    entry.size = isToldBehind ? view.getUint32(behind + 12, true) : view.getUint32(head + 22, true);
    if (at + entry.packed > bytes.length) break;
    entries.push(entry);
    head = isToldBehind ? behind + 16 : at + entry.packed;
  }
  return entries;
}

/** Where the mark behind an entry stands whose size is the way to it. */
function descriptorBehind(bytes, view, at) {
  for (let found = bytes.indexOf(0x50, at); found >= 0 && found + 16 <= bytes.length; found = bytes.indexOf(0x50, found + 1)) {
    if (view.getUint32(found, true) === BEHIND && view.getUint32(found + 8, true) === found - at) return found;
  }
  return undefined;
}

/** What is in an entry, at once, for what is being drawn. */
export function contentNow(bytes, entry) {
  const body = packedBody(bytes, entry);
  if (entry.method === 0) return body;
  try {
    return inflate(body, entry.size);
  } catch (error) {
    throw error instanceof RangeError ? sentence(entry.name, "it cannot be unpacked") : error;
  }
}

function packedBody(bytes, { name, method, packed, at }) {
  const body = bytes.subarray(at, at + packed);
  if (body.length !== packed) throw sentence(name, "it is not whole");
  if (method !== 0 && method !== 8) throw sentence(name, `it is packed in a way (${method}) that no capsule is`);
  return body;
}

/** What is in an entry. */
export async function contentOf(bytes, entry) {
  const { name, method, size } = entry;
  const body = packedBody(bytes, entry);
  if (method === 0) return body;
  // As large as it says, which is bounded above: nothing that lies takes more.
  const whole = new Uint8Array(size);
  let length = 0;
  try {
    const stream = new DecompressionStream("deflate-raw");
    const writer = stream.writable.getWriter();
    // What is wrong with it is told by the reading end, too.
    writer.write(body).catch(() => {});
    writer.close().catch(() => {});
    for (const reader = stream.readable.getReader();;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (length + value.length > size) throw sentence(name, "it is larger than it says");
      whole.set(value, length);
      length += value.length;
    }
  } catch (error) {
    throw error instanceof CapsuleError ? error : sentence(name, "it cannot be unpacked");
  }
  if (length < size) throw sentence(name, "it is smaller than it says");
  return whole;
}
