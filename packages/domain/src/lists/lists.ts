import { lists, type List, type ListId } from '@linnet/api';
import { clientResource } from '../events/client-resource';
import type { Resource } from '../kernel/resource/resource';
import { perClient } from '../client/client';

/** The viewer's lists, by name; visitors have none. */
export interface Lists extends Resource<readonly List[]> {
  /** Adds or replaces a list that was created or changed on this page. */
  put(list: List): void;
  /** Removes a list that was deleted. */
  remove(id: ListId): void;
}

export const listsOf = perClient((client): Lists => {
  const resource = clientResource(client, {
    // Every timeline has a menu with the lists: going from one to the next loads nothing again.
    pollIntervalMs: 240_000,
    async load(asOf) {
      const isSignedIn = client.session.state.get().state === 'signed-in';
      return isSignedIn ? byTitle((await client.send(lists(), { asOf })).items) : [];
    },
  });
  return {
    ...resource,
    put: (list) => resource.update((known) => byTitle([...without(known, list.id), list])),
    remove: (id) => resource.update((known) => without(known, id)),
  };
});

const without = (known: readonly List[], removedId: ListId): readonly List[] =>
  known.filter(({ id }) => id !== removedId);

const byTitle = (items: readonly List[]): readonly List[] =>
  items.toSorted((a, b) => a.title.localeCompare(b.title));
