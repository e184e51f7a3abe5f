import type { ComponentType } from 'react';
import { AnnouncementsCount } from './announcements-count';
import type { EntryCountProps } from './entry-count-props';
import { lazyPart } from '../../../ui/lazy/lazy-screen';
import { FollowRequestCount } from './follow-request-count';

const UnseenCount = lazyPart(() =>
  import('../../../features/notifications').then((part) => part.UnseenCount),
);

/** The counts of entries that are not timelines, by entry id. */
export const entryCounts: Readonly<Record<string, ComponentType<EntryCountProps>>> = {
  announcements: AnnouncementsCount,
  friendRequests: FollowRequestCount,
  notifications: UnseenCount,
};
