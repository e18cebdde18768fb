/** Matches letters that are about 1.5 times as wide as an average letter. */
const BROAD = /[MWmw@%\u{2014}]/u;
/** Matches characters of scripts whose letters fill a square, and pictographs. */
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

/**
 * Returns the estimated width of a word, measured in average letters.
 * @param {string} word
 * @returns {number}
 */
export function textWidth(word) {
  let sum = 0;
  for (const letter of word) sum += SQUARE.test(letter) ? 1.75 : BROAD.test(letter) ? 1.5 : 1;
  return sum;
}
