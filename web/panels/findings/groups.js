// Groups findings with the same app, rule, function and parameter.

/** The maximum number of rows in a group. A group keeps its newest rows. */
export const ROWS_KEPT = 20;

/** Removes the indexes of array elements: `softButtons[2].image` becomes `softButtons[].image`. */
const parameterOf = (path) => path?.replace(/\[\d+\]/g, "[]");

const shapes = new WeakMap();

/**
 * Returns the function and the parameter of a finding. All findings of a group have the same function and parameter. Findings without
 * function and parameter are grouped by their message.
 */
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
 * Groups the findings up to the row `newest`. The group with the newest row is first. `row` is the newest row of a group, and `rows` are
 * its newest rows.
 * @returns {{key: string, row: object, first: object, count: number, rows: object[]}[]}
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
