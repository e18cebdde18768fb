// Where an app's own picture is shown, live, of a moment before, or of a file.

/** A canvas in `node`, and a line over it for what there is to say of the picture. */
export function surface(node) {
  const canvas = document.createElement("canvas");
  const note = document.createElement("p");
  note.className = "surface-note";
  note.setAttribute("role", "status");
  node.append(canvas, note);
  return { canvas, say: (text) => (note.textContent = text ?? "") };
}
