// The element that shows an app's own picture: live, from the past or from a file.

/** Adds a canvas to `node`, and a line over the canvas for messages about the picture. */
export function surface(node) {
  const canvas = document.createElement("canvas");
  const note = document.createElement("p");
  note.className = "surface-note";
  note.setAttribute("role", "status");
  node.append(canvas, note);
  /**
   * Shows a message about the picture. If `isMissing` is true, the message says why the current picture is not shown. `sdl-bridge
   * screenshot` searches for such messages.
   */
  const say = (text, { isMissing = false } = {}) => {
    if (note.textContent !== (text ?? "")) note.textContent = text ?? "";
    note.classList.toggle("no-picture", isMissing);
  };
  return { canvas, say };
}
