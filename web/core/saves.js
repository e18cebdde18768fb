// What of a session can be saved from the page, and where it is asked for.

const saved = (text, query) => ({ text, choice: { saving: { address: `v1/capsule${query}` } } });

export const SAVES = [saved("Save the last 5 minutes", "?last=5m"), saved("Save all of this session", "")];
