// Lists the parts of a session that the page can save.

const saved = (text, query) => ({ text, choice: { saving: { address: `v1/capsule${query}` } } });

export const SAVES = [saved("Save the last 5 minutes", "?last=5m"), saved("Save session", "")];
