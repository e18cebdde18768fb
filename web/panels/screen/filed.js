// What an app that draws itself showed, of a session from a file. Loaded when there is one to look at.

import { span } from "../../core/format.js";
import { surface } from "./surface.js";

/** Behind this nobody takes a picture for that of the moment. */
const STALE_MS = 1000;

/** Shows in `node` an app's picture of the moment looked at, for as long as the node stands in the document. */
export function showFiled(node, store, app) {
  const { canvas, say } = surface(node);
  let wanted;
  const draw = async () => {
    const instant = store.now;
    wanted = instant;
    const found = store.pictures?.at(app, instant);
    canvas.hidden = !found;
    if (!found) return say("The file has no picture of this moment");
    if (!("VideoDecoder" in globalThis)) return say("This browser decodes no video");
    try {
      const image = await decoded(found);
      if (wanted === instant) {
        Object.assign(canvas, { width: found.width, height: found.height });
        canvas.getContext("2d").drawImage(image, 0, 0, found.width, found.height);
        canvas.dataset.picture = found.number;
        say(instant - found.at > STALE_MS ? `The app's picture of ${span(instant - found.at)} before` : "");
      }
      image.close();
    } catch {
      say(`This browser cannot show the app's picture (${found.codec})`);
    }
  };
  const stop = store.watch(({ moment, pictures, known }) => [moment, pictures, known.seq], draw);
  // An element that was taken out of the document has no size any more.
  const watch = new ResizeObserver(() => {
    if (node.isConnected) return;
    watch.disconnect();
    stop();
  });
  watch.observe(node);
}

/** The last of some pictures, of which each builds on those before it. */
async function decoded({ codec, chunks }) {
  let last;
  let failure;
  const decoder = new VideoDecoder({
    output(image) {
      last?.close();
      last = image;
    },
    error: (error) => (failure = error),
  });
  decoder.configure({ codec, optimizeForLatency: true });
  chunks.forEach(({ key, data }, timestamp) => decoder.decode(new EncodedVideoChunk({ type: key ? "key" : "delta", timestamp, data })));
  await decoder.flush();
  decoder.close();
  if (!last) throw failure ?? new Error("No picture came.");
  return last;
}
