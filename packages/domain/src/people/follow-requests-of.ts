import { notificationsOf } from '../notifications/notifications';
import { perClient } from '../per-client';
import { createFollowRequests } from './follow-requests';

/** The viewer's follow requests. Created at the first call, cleared when the viewer changes. */
export const followRequestsOf = perClient((client) => {
  const requests = createFollowRequests(client, notificationsOf(client).answered);
  client.session.onChange(requests.clear);
  return requests;
});
