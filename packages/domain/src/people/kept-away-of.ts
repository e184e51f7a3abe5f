import { blockedPeople, mutedPeople } from '@linnet/api';
import { perClient } from '../per-client';
import { createBlockedHosts } from './blocked-hosts';
import { createPeoplePages } from './people-pages';

/** Whom the person of this page keeps away: people who are muted and blocked, and servers. */
export const keptAwayOf = perClient((client) => {
  const muted = createPeoplePages(client, mutedPeople);
  const blocked = createPeoplePages(client, blockedPeople);
  const hosts = createBlockedHosts(client);
  client.session.onChange(() => {
    for (const list of [muted, blocked, hosts]) list.clear();
  });
  return { muted, blocked, hosts };
});
