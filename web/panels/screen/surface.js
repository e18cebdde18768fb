// The area that shows an app's own picture: live, from the past or from a file.

/** Adds a canvas to `node`, and over it a line for messages about the picture. */
export function surface(node) {
  const canvas = document.createElement("canvas");
  const note = document.createElement("p");
  note.className = "surface-note";
  note.setAttribute("role", "status");
  node.append(canvas, note);
  /**
   * Shows a message. With `isMissing`, it is the reason why the current picture is not shown; `sdl-bridge screenshot` looks for such a
   * message.
   */
  const say = (text, { isMissing = false } = {}) => {
    if (note.textContent !== (text ?? "")) note.textContent = text ?? "";
    note.classList.toggle("no-picture", isMissing);
  };
  return { canvas, say };
}
