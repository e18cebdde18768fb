// Pictures an app has drawn itself, as they stood on this page: what is shown of them when one goes back in time.

import { surface } from "./surface.js";

/** While a picture moves, one of it is kept that often; one that stands is kept as it stands. */
const PAUSE_MS = 400;
const MOST_PICTURES = 600;
const MOST_BYTES = 24 << 20;
const FORMAT = { type: "image/webp", quality: 0.85 };

/** The pictures of one app. Bounded: the oldest go first. */
export class Past {
  #kept = [];
  #bytes = 0;
  #after;
  #newest;
  #isResting = false;

  /** @param {(ms: number, work: () => void) => void} after */
  constructor(after = (ms, work) => setTimeout(work, ms)) {
    this.#after = after;
  }

  get count() {
    return this.#kept.length;
  }

  /**
   * A picture has come to stand on the page.
   * @param {{at: number, number: number}} head  when, by the head unit's clock
   * @param {() => Promise<Blob>} shoot  takes it from the page, now
   */
  keep(head, shoot) {
    // A clock that goes back is another head unit's.
    if (this.#newest && head.at < this.#newest.head.at) this.#forget(this.#kept.length);
    this.#newest = { head, shoot };
    if (!this.#isResting) this.#take();
  }

  /** What stood there at an instant of the head unit's clock. */
  at(instant) {
    return this.#kept.findLast(({ at }) => at <= instant);
  }

  #take() {
    const taken = this.#newest;
    const entry = { ...taken.head, image: taken.shoot() };
    this.#kept.push(entry);
    this.#forget(this.#kept.length - MOST_PICTURES);
    entry.image.then(({ size }) => {
      entry.size = size;
      this.#bytes += size;
      while (this.#bytes > MOST_BYTES && this.#kept.length > 1) this.#forget(1);
    }, () => (this.#kept = this.#kept.filter((one) => one !== entry)));
    this.#isResting = true;
    this.#after(PAUSE_MS, () => {
      this.#isResting = false;
      if (this.#newest !== taken) this.#take();
    });
  }

  #forget(count) {
    if (count <= 0) return;
    for (const { size = 0 } of this.#kept.splice(0, count)) this.#bytes -= size;
  }
}

const pasts = new Map();

export const pastOf = (app) => pasts.get(app) ?? pasts.set(app, new Past()).get(app);

/** A canvas as it is now, packed. */
export function shot(canvas) {
  const copy = new OffscreenCanvas(canvas.width, canvas.height);
  copy.getContext("2d").drawImage(canvas, 0, 0);
  return copy.convertToBlob(FORMAT);
}

/** Shows in `node` what an app's picture was at the moment looked at, for as long as the node stands in the document. */
export function showPast(node, store, app) {
  const { canvas, say } = surface(node);
  let wanted;
  const draw = async () => {
    if (!store.moment) return;
    const kept = pastOf(app).at(store.moment.at);
    if (kept === wanted && kept) return;
    wanted = kept;
    canvas.hidden = !kept;
    say(kept ? "" : "This page has no picture of this moment: it keeps those that it has shown");
    const image = kept && await createImageBitmap(await kept.image).catch(() => undefined);
    if (!image || wanted !== kept) return;
    Object.assign(canvas, { width: image.width, height: image.height });
    canvas.getContext("2d").drawImage(image, 0, 0);
    canvas.dataset.picture = kept.number;
  };
  const stop = store.watch(({ moment }) => [moment], draw);
  // An element that was taken out of the document has no size any more.
  const watch = new ResizeObserver(() => {
    if (node.isConnected) return;
    watch.disconnect();
    stop();
  });
  watch.observe(node);
}
