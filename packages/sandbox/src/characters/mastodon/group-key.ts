interface Grouped {
  id: string;
  type: string;
  /** When it happened, as the wire has it. */
  createdAt: string;
  statusId: string | null;
}

/** Favourites and repeats of one post are a group, and the followers of a day. */
export function groupKey({ id, type, createdAt, statusId }: Grouped): string {
  if ((type === 'favourite' || type === 'reblog') && statusId !== null) return `${type}-${statusId}`;
  return type === 'follow' ? `follow-${createdAt.slice(0, 10)}` : `ungrouped-${id}`;
}
