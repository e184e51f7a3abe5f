import { ApiError, type Relationship } from '@linnet/api';
import type { Client } from '../client';
import { fetchingOf } from '../fetching/fetching-of';
import type { PeoplePages } from './people-pages';
import { standingsIn } from '../relationships/standings';

/**
 * Adds accounts to an open list when the viewer's decision puts them there, in this tab or another. Removed accounts
 * stay, so that they can be added again.
 */
export function bringJoining(
  client: Client,
  list: Pick<PeoplePages, 'state' | 'put'>,
  belongs: (standing: Relationship) => boolean,
): void {
  const { graph, log } = client;

  async function bring({ id }: Relationship): Promise<void> {
    try {
      // This page may not know the account yet.
      if (graph.accounts.get(id) === undefined) await fetchingOf(client).account({ by: 'id', id });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('warn', 'who was added to a list elsewhere could not be brought', error);
      return;
    }
    const person = graph.accounts.get(id);
    const standing = graph.relationships.get(id);
    if (person !== undefined && standing !== undefined && belongs(standing)) list.put(person);
  }

  standingsIn(graph).onChanged((told, before) => {
    const { rows, isLoading } = list.state.get();
    const isOpen = rows !== null || isLoading;
    if (isOpen && belongs(told) && (before === undefined || !belongs(before))) void bring(told);
  });
}
