// Groups findings of one app that have the same rule, message and parameter.

/** The number of newest rows that a group keeps. */
export const ROWS_KEPT = 20;

/** Removes the indexes of array elements: `softButtons[2].image` becomes `softButtons[].image`. */
const parameterOf = (path) => path?.replace(/\[\d+\]/g, "[]");

const shapes = new WeakMap();

/** Returns the members that all findings of a group have in common: function and parameter, or without these the message. */
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
 * Groups the findings up to a row. The group with the newest row is first.
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
