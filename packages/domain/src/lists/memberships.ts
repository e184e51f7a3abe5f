import {
  addToList,
  listsWith,
  takeFromList,
  type AccountId,
  type ErrorReason,
  type ListId,
} from '@linnet/api';
import { clientResource } from '../events/client-resource';
import { createResourceFamily } from '../kernel/resource/resource-family';
import type { Resource } from '../kernel/resource/resource';
import { perClient } from '../client/client';

/** Accounts whose memberships stay in memory. */
const MAX_ACCOUNTS = 12;

type Ids = ReadonlySet<ListId>;

/** In which of the viewer's lists an account is. */
export interface Memberships extends Resource<Ids> {
  /**
   * Adds to or removes from a list: shown at once, the last choice wins. Resolves to the error, after which it is no
   * longer shown; null on success.
   */
  set(list: ListId, isIn: boolean): Promise<ErrorReason | null>;
}

export const membershipsOf = perClient((client) =>
  createResourceFamily((account: AccountId): Memberships => {
    const resource = clientResource<Ids>(client, {
      load: async () => new Set((await client.send(listsWith(account))).items.map(({ id }) => id)),
    });
    return {
      ...resource,
      set: (list, isIn) =>
        resource.change({
          key: list,
          show: (lists) => changed(lists, list, isIn),
          async send(confirmed, shown) {
            const wanted = shown?.has(list) ?? isIn;
            if (wanted === confirmed?.has(list)) return null;
            await client.send(wanted ? addToList(list, [account]) : takeFromList(list, [account]));
            return (lists) => changed(lists, list, wanted);
          },
        }),
    };
  }, MAX_ACCOUNTS),
);

function changed(lists: Ids, list: ListId, isIn: boolean): Ids {
  const next = new Set(lists);
  if (isIn) next.add(list);
  else next.delete(list);
  return next;
}
