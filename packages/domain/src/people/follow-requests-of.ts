import { notificationsOf } from '../notifications/notifications';
import { perClient } from '../per-client';
import { createFollowRequests } from './follow-requests';

/** The viewer's follow requests. Created at the first call. */
export const followRequestsOf = perClient((client) =>
  createFollowRequests(client, notificationsOf(client).answered),
);
