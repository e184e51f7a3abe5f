import { blockedPeople, mutedPeople } from '@linnet/api';
import { perClient } from '../per-client';
import { createBlockedHosts } from './blocked-hosts';
import { bringJoining } from './bring-joining';
import { muteEndsIn } from './mute-ends';
import { createPeoplePages } from './people-pages';

/** The viewer's mutes and blocks: accounts and servers. */
export const keptAwayOf = perClient((client) => {
  const ends = muteEndsIn(client.graph);
  const muted = createPeoplePages(client, mutedPeople, {
    asking() {
      const tell = ends.asking(client);
      return (people) => {
        for (const { id, muteExpiresAt: end } of people) tell(id, end === null ? null : Date.parse(end));
      };
    },
  });
  const blocked = createPeoplePages(client, blockedPeople);
  bringJoining(client, muted, ({ muting }) => muting);
  bringJoining(client, blocked, ({ blocking }) => blocking);
  const hosts = createBlockedHosts(client);
  client.life.onEnd(ends.end);
  return { muted, blocked, hosts };
});
