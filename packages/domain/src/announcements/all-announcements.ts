import type { Announcement } from '@linnet/api';
import { type StaffScene, hasPrivilege } from '../staff/privileges';

export interface ListedAnnouncement extends Announcement {
  /** Only staff can see it: it has not started, or is over. */
  isInactive: boolean;
}

/**
 * Merges the public announcements with those that only staff can see, newest first. Only the staff's list has the
 * source text (`rawContent`), only the public one whether the viewer has read it.
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
    // Several can be published within one second; ids grow with time.
    (a, b) => publishedAt(b) - publishedAt(a) || (b.id > a.id ? 1 : -1),
  );
}

function publishedAt({ publishedAt: at }: Announcement): number {
  return at === null ? 0 : Date.parse(at);
}

/** The number of public announcements that the viewer has not dismissed. */
export function unreadAnnouncements(items: readonly ListedAnnouncement[] | null): number {
  return (items ?? []).filter(({ read, isInactive }) => read === false && !isInactive).length;
}

/** Whether the viewer may write announcements. */
export function canManageAnnouncements(scene: StaffScene): boolean {
  return hasPrivilege(scene, 'announcements_manage_announcements');
}
