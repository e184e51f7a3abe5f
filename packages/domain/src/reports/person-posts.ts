import { accountStatuses, type AccountId, type StatusId } from '@linnet/api';
import type { Client } from '../client';
import { importStatuses } from '../graph/import';
import { createRowFeed, type RowFeed } from '../kernel/feed/row-feed';

/** Posts in one request. */
const PAGE = 10;

/** An account's own posts, the newest first. Posts of a muted account can be reported too. */
export function createPersonPosts(
  { send, graph }: Pick<Client, 'send' | 'graph'>,
  person: AccountId,
): RowFeed<StatusId> {
  return createRowFeed({
    idOf: (id: StatusId) => id,
    fetch: (cursor) =>
      send(accountStatuses(person, { cursor, limit: PAGE, withoutRepeats: true, withMuted: true })),
    take: ({ items }) => importStatuses(graph, items),
  });
}
