// Aligns the user's actions in two runs: finds the pairs of corresponding actions. Pure.

/** The maximum number of pairs of keys that are compared. Above the limit, the middle parts of the lists are not aligned. */
const MOST_TRIED = 25_000_000;

/**
 * Aligns two lists of keys by their longest common subsequence.
 * @returns {[number | undefined, number | undefined][]} pairs of indexes in order; an index is undefined if its list has no counterpart
 */
export function alignKeys(then, now) {
  let front = 0;
  while (front < then.length && front < now.length && then[front] === now[front]) front += 1;
  let back = 0;
  while (back < then.length - front && back < now.length - front && then.at(-1 - back) === now.at(-1 - back)) back += 1;
  const [middleThen, middleNow] = [then.slice(front, then.length - back), now.slice(front, now.length - back)];
  const same = (count, from, other) => Array.from({ length: count }, (_, index) => [from + index, other + index]);
  return [
    ...same(front, 0, 0),
    ...middle(middleThen, middleNow).map(([a, b]) => [a === undefined ? a : a + front, b === undefined ? b : b + front]),
    ...same(back, then.length - back, now.length - back),
  ];
}

function middle(then, now) {
  if (then.length * now.length > MOST_TRIED) {
    return [...then.map((_, index) => [index, undefined]), ...now.map((_, index) => [undefined, index])];
  }
  const width = now.length + 1;
  const longest = new Uint32Array((then.length + 1) * width);
  for (let a = then.length - 1; a >= 0; a -= 1) {
    for (let b = now.length - 1; b >= 0; b -= 1) {
      const here = a * width + b;
      longest[here] = then[a] === now[b] ? longest[here + width + 1] + 1 : Math.max(longest[here + width], longest[here + 1]);
    }
  }
  const pairs = [];
  let [a, b] = [0, 0];
  while (a < then.length || b < now.length) {
    if (a < then.length && b < now.length && then[a] === now[b]) pairs.push([a++, b++]);
    else if (b >= now.length || (a < then.length && longest[(a + 1) * width + b] >= longest[a * width + b + 1])) {
      pairs.push([a++, undefined]);
    } else pairs.push([undefined, b++]);
  }
  return pairs;
}
