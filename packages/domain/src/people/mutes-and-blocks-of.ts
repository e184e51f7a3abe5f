import { type Relationship, blockedPeople, mutedPeople } from '@linnet/api';
import { orLog } from '../kernel/error-of';
import { type Client, perClient } from '../client/client';
import { fetchingOf } from '../fetching/fetching';
import { relationshipUpdatesIn } from '../relationships/relationship-updates';
import { createBlockedHosts } from './blocked-hosts';
import { muteEndsIn } from './mute-ends';
import { type PeoplePages, createPeoplePages } from './people-pages';

/**
 * Adds accounts to an open list when the viewer mutes or blocks them, in this tab or another. Accounts that no longer
 * belong to the list stay, so that they can be added again.
 */
function followAdditions(
  client: Client,
  list: Pick<PeoplePages, 'state' | 'put'>,
  belongs: (relationship: Relationship) => boolean,
): void {
  const { graph, log } = client;

  async function add({ id }: Relationship): Promise<void> {
    // This page may not know the account yet.
    if (graph.accounts.get(id) === undefined) {
      const loading = fetchingOf(client).account({ by: 'id', id });
      await orLog(loading, log, [
        'warn',
        'an account that was added to a list elsewhere could not be loaded',
      ]);
    }
    const person = graph.accounts.get(id);
    const relationship = graph.relationships.get(id);
    if (person !== undefined && relationship !== undefined && belongs(relationship)) list.put(person);
  }

  relationshipUpdatesIn(graph).onChanged((relationship, before) => {
    const { rows, isLoading } = list.state.get();
    const isOpen = rows !== null || isLoading;
    if (isOpen && belongs(relationship) && (before === undefined || !belongs(before))) void add(relationship);
  });
}

/** The viewer's mutes and blocks: accounts and servers. */
export const mutesAndBlocksOf = perClient((client) => {
  const ends = muteEndsIn(client.graph);
  const muted = createPeoplePages(client, mutedPeople, {
    beforeRequest() {
      const noteEnd = ends.beforeRequest(client);
      return (people) => {
        for (const { id, muteExpiresAt: end } of people) noteEnd(id, end === null ? null : Date.parse(end));
      };
    },
  });
  const blocked = createPeoplePages(client, blockedPeople);
  followAdditions(client, muted, ({ muting }) => muting);
  followAdditions(client, blocked, ({ blocking }) => blocking);
  const hosts = createBlockedHosts(client);
  client.life.onEnd(ends.end);
  return { muted, blocked, hosts };
});
