import type { AnnouncementsState } from './announcements';

/** How many of those that everybody sees were not put away yet. */
export function unreadAnnouncements({ items }: AnnouncementsState): number {
  return (items ?? []).filter(({ read, isInactive }) => read === false && !isInactive).length;
}
