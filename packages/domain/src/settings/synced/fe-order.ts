/** The places of Pleroma-FE's navigation before its lists and folders, and those behind them. */
const timelines = ['home', 'public', 'twkn', 'bubble', 'bookmarks', 'favorites', 'dms'];
const others = ['interactions', 'chats', 'friendRequests', 'about', 'announcements', 'drafts'];

function rankOf(id: string): number {
  if (timelines.includes(id)) return timelines.indexOf(id);
  if (id.startsWith('list-')) return timelines.length;
  if (id.startsWith('bookmark-folder-')) return timelines.length + 1;
  if (others.includes(id)) return timelines.length + 2 + others.indexOf(id);
  return Infinity;
}

/** Pins as Pleroma-FE shows them, whatever order they are kept in: by the places of its navigation. Ours come last. */
export function inFeOrder(pins: unknown): unknown {
  if (!Array.isArray(pins)) return pins;
  const ranked = pins.map((id) => ({ id, rank: rankOf(String(id)) }));
  return ranked
    .toSorted((one, other) => (one.rank < other.rank ? -1 : Number(one.rank > other.rank)))
    .map(({ id }) => id);
}
