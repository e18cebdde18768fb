/** Letters about half as wide again as others are, and those of scripts whose letters fill a square. */
const BROAD = /[MWmw@%\u{2014}]/u;
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

/**
 * How much room a word takes, in letters of usual width.
 * @param {string} word
 * @returns {number}
 */
export function breadth(word) {
  let sum = 0;
  for (const letter of word) sum += SQUARE.test(letter) ? 1.75 : BROAD.test(letter) ? 1.5 : 1;
  return sum;
}
