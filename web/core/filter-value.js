// One value of a filter term: a word, a word with stars, a quoted text, an expression, a range.

const UNITS = { "": 1, us: 0.001, ms: 1, s: 1000, kb: 1000, mb: 1_000_000 };

/** A number with its unit, in milliseconds or bytes; undefined when it is none. */
export function numberOf(text) {
  const parts = /^(\d+(?:\.\d+)?|\.\d+)([a-z]*)$/i.exec(text);
  const unit = parts && UNITS[parts[2].toLowerCase()];
  return unit === undefined || unit === null ? undefined : Number(parts[1]) * unit;
}

/**
 * A test for one field. With `within`, the text may stand anywhere in it.
 * @returns {(value: unknown) => boolean}
 */
export function compileValue(text, { within = false } = {}) {
  if (text.startsWith("/") && text.endsWith("/") && text.length > 1) return expression(text.slice(1, -1));
  if (text.startsWith('"')) return literal(text.slice(1, -1).replace(/\\(.)/g, "$1"), within);
  const range = /^([\d.]+[a-z]*)\.\.([\d.]+[a-z]*)$/i.exec(text);
  if (range && !within) return between(numberOf(range[1]), numberOf(range[2]));
  if (text.includes("*") && !within) return expression(`^${text.split("*").map(escaped).join(".*")}$`);
  return literal(text, within);
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function expression(source) {
  let compiled;
  try {
    compiled = new RegExp(source, "is");
  } catch {
    throw new Error("This is no regular expression.");
  }
  return (value) => compiled.test(String(value));
}

function literal(text, within) {
  if (!within) {
    const wanted = text.toLowerCase();
    return (value) => String(value).toLowerCase() === wanted;
  }
  // A case-blind expression searches without making a lower-case copy of every row.
  const compiled = new RegExp(escaped(text), "i");
  return (value) => compiled.test(value);
}

function between(low, high) {
  if (low === undefined || high === undefined) throw new Error("A range is two numbers, like 100..200.");
  return (value) => typeof value === "number" && value >= low && value <= high;
}

/** The known name most like a mistyped one, if any is near. */
export function resembles(name, known) {
  const near = known.map((other) => [distance(name, other), other]).filter(([steps]) => steps <= 2);
  return near.sort((a, b) => a[0] - b[0])[0]?.[1];
}

/** Edit distance in which two swapped neighbours count as one step. */
function distance(a, b) {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...new Array(b.length).fill(0)]);
  for (let j = 1; j <= b.length; j += 1) rows[0][j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + cost);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1);
    }
  }
  return rows[a.length][b.length];
}
