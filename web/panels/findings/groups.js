// Findings that say the same of the same app, as one: the same rule, the same message, the same parameter.

/** Rows of a group that are told one by one, the newest. */
export const ROWS_KEPT = 20;

/** A parameter of whatever element of an array: `softButtons[2].image` is `softButtons[].image`. */
const parameterOf = (path) => path?.replace(/\[\d+\]/g, "[]");

const shapes = new WeakMap();

/** What findings of one group have in common; without message and parameter it is their text. */
function shapeOf(row) {
  const known = shapes.get(row);
  if (known !== undefined) return known;
  const { function: name, path, message } = row.more;
  const parameter = parameterOf(path);
  const text = name === undefined && parameter === undefined ? message : undefined;
  const shape = { parameter, function: name, key: JSON.stringify([row.rule, row.app, name, parameter, text]) };
  shapes.set(row, shape);
  return shape;
}

/**
 * Findings up to a row, in groups, the group with the newest row first.
 * @returns {{key: string, row: object, first: object, count: number, rows: object[]}[]} `row` is the newest, `rows` the newest few
 */
export function grouped(journal, newest, within = () => true) {
  const groups = new Map();
  for (let index = journal.indexOf(newest); index >= 0; index -= 1) {
    const row = journal.at(index);
    if (row.kind !== "finding" || !within(row)) continue;
    const { key, parameter, function: name } = shapeOf(row);
    let group = groups.get(key);
    if (!group) groups.set(key, group = { key, row, parameter, function: name, count: 0, rows: [] });
    group.count += 1;
    group.first = row;
    if (group.rows.length < ROWS_KEPT) group.rows.push(row);
  }
  return [...groups.values()];
}
