// The picture of an app that draws its own screen, for a session from a file. Loaded when it is first needed.

import { span } from "../../core/format.js";
import { surface } from "./surface.js";

/** If a picture is older than this time in milliseconds, the page shows the age of the picture. */
const STALE_MS = 1000;

/** Shows the picture of `app` at the current moment of the page. Draws in `node` until `node` leaves the document. */
export function showFilePicture(node, store, app) {
  const { canvas, say } = surface(node);
  let wanted;
  const draw = async () => {
    const instant = store.now;
    wanted = instant;
    const found = store.pictures?.at(app, instant);
    canvas.hidden = !found;
    if (!found) return say("The file has no picture for this moment");
    if (!("VideoDecoder" in globalThis)) return say("This browser cannot decode video");
    try {
      const image = await decoded(found);
      if (wanted === instant) {
        Object.assign(canvas, { width: found.width, height: found.height });
        canvas.getContext("2d").drawImage(image, 0, 0, found.width, found.height);
        canvas.dataset.picture = found.number;
        say(instant - found.at > STALE_MS ? `Picture from ${span(instant - found.at)} earlier` : "");
      }
      image.close();
    } catch {
      say(`This browser cannot show the app's picture (${found.codec})`);
    }
  };
  const stop = store.watch(({ moment, pictures, known }) => [moment, pictures, known.seq], draw);
  // The observer is also called when the element leaves the document.
  const watch = new ResizeObserver(() => {
    if (node.isConnected) return;
    watch.disconnect();
    stop();
  });
  watch.observe(node);
}

/** Decodes a key frame and the later frames. Returns the last picture. */
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
  if (!last) throw failure ?? new Error("The decoder returned no picture.");
  return last;
}
