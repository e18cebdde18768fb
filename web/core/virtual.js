// The sums of a list of which only the visible rows are in the document.

/**
 * Which rows to draw.
 * @returns {{first: number, last: number}} `last` is one past the end
 */
export function visibleRows({ count, rowHeight, top, height, spare = 8 }) {
  const first = Math.max(0, Math.min(count, Math.floor(top / rowHeight) - spare));
  const last = Math.max(first, Math.min(count, Math.ceil((top + height) / rowHeight) + spare));
  return { first, last };
}

/** Whether a list stands at its end, where it follows what comes. */
export const isAtTail = ({ count, rowHeight, top, height }) => top + height >= count * rowHeight - rowHeight / 2;

/** The scroll position that shows a row, moving no further than needed. */
export function topToShow({ index, count, rowHeight, top, height }) {
  const from = index * rowHeight;
  const to = from + rowHeight;
  const end = Math.max(0, count * rowHeight - height);
  if (from < top) return Math.min(from, end);
  if (to > top + height) return Math.max(0, Math.min(to - height, end));
  return top;
}

/**
 * Where to scroll after the list changed, so that the row that was at the top stays there, or its nearest elder.
 * @param anchor  number of the row at the top before, and how far it was scrolled under the edge
 * @param indexNotAfter  finds the index of the newest row not after a number
 */
export function topToKeep({ anchor, rowHeight, count, height, indexNotAfter }) {
  if (!anchor) return 0;
  const index = Math.max(0, indexNotAfter(anchor.seq));
  const top = index * rowHeight + anchor.offset;
  return Math.max(0, Math.min(top, count * rowHeight - height));
}

/**
 * Which of a few elements shows which row. A row keeps its element while it is in sight; one that comes into sight takes
 * the element of one that left it. After a jump the first row takes the first element, so that none has to change places.
 */
export class Slots {
  #count = 0;
  #base = 0;
  #first = 0;
  #last = 0;

  /** The rows in sight are now these; `last` is one past the end. */
  cover(first, last) {
    const apart = first >= this.#last || last <= this.#first;
    if (last - first > this.#count || apart) {
      this.#count = Math.max(this.#count, last - first + 8);
      this.#base = first;
    }
    this.#first = first;
    this.#last = last;
  }

  of(index) {
    return (((index - this.#base) % this.#count) + this.#count) % this.#count;
  }
}
