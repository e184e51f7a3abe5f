import type { AnnouncementsState } from './announcements';

/** The number of public announcements that the viewer has not dismissed. */
export function unreadAnnouncements({ items }: AnnouncementsState): number {
  return (items ?? []).filter(({ read, isInactive }) => read === false && !isInactive).length;
}
