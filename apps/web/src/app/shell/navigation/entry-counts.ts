import type { ComponentType } from 'react';
import { AnnouncementsCount } from './announcements-count';
import type { EntryCountProps } from './entry-count-props';
import { UnseenCount } from '../later-notifications';
import { FollowRequestCount } from './follow-request-count';

/** The counts of entries that are not timelines, by entry id. */
export const entryCounts: Readonly<Record<string, ComponentType<EntryCountProps>>> = {
  announcements: AnnouncementsCount,
  friendRequests: FollowRequestCount,
  notifications: UnseenCount,
};
