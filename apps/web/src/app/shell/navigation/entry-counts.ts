import type { ComponentType } from 'react';
import { AnnouncementsCount } from './announcements-count';
import type { EntryCountProps } from './entry-count-props';
import { UnseenCount } from '../later-notifications';
import { FollowRequestCount } from './follow-request-count';

/** What is counted at places that are no timelines, by their ids. */
export const entryCounts: Readonly<Record<string, ComponentType<EntryCountProps>>> = {
  announcements: AnnouncementsCount,
  friendRequests: FollowRequestCount,
  notifications: UnseenCount,
};
