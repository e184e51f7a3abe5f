import { notificationsOf } from '../notifications/notifications-of';
import { perClient } from '../per-client';
import { createFollowRequests } from './follow-requests';

/** Who asks to follow the person of this page; those of one are forgotten with the next. */
export const followRequestsOf = perClient((client) => {
  const requests = createFollowRequests(client, notificationsOf(client).answered);
  client.session.onChange(requests.clear);
  return requests;
});
