import type { Announcement } from '@linnet/api';

export interface ListedAnnouncement extends Announcement {
  /** Only the staff still sees it: it has not begun, or is over. */
  isInactive: boolean;
}

/**
 * What everybody sees together with what only the staff does, the newest first. The staff's list alone has the text
 * as it was written, everybody's alone whether it was read.
 */
export function allAnnouncements(
  current: readonly Announcement[],
  staff: readonly Announcement[] | null,
): readonly ListedAnnouncement[] {
  const all = new Map<string, ListedAnnouncement>();
  for (const one of staff ?? []) all.set(one.id, { ...one, isInactive: true });
  for (const one of current) {
    const rawContent = one.rawContent ?? all.get(one.id)?.rawContent ?? null;
    all.set(one.id, { ...one, rawContent, isInactive: false });
  }
  return [...all.values()].toSorted(
    // Several are published within a second; ids of servers grow.
    (a, b) => publishedAt(b) - publishedAt(a) || (b.id > a.id ? 1 : -1),
  );
}

function publishedAt({ publishedAt: at }: Announcement): number {
  return at === null ? 0 : Date.parse(at);
}
