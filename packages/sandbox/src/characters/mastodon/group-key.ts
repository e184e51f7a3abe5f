interface Grouped {
  id: string;
  type: string;
  /** The time as on the wire. */
  createdAt: string;
  statusId: string | null;
}

/** The key of a notification's group: favourites and repeats are grouped by status, follows by day. */
export function groupKey({ id, type, createdAt, statusId }: Grouped): string {
  if ((type === 'favourite' || type === 'reblog') && statusId !== null) return `${type}-${statusId}`;
  return type === 'follow' ? `follow-${createdAt.slice(0, 10)}` : `ungrouped-${id}`;
}
