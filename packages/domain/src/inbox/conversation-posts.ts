import {
  type AccountId,
  type Cursor,
  type Page,
  type Status,
  type StatusId,
  conversationStatuses,
  getContext,
  getStatus,
} from '@linnet/api';
import type { Client } from '../client/client';
import { importStatus } from '../graph/import';
import { createGaplessList, type GaplessList } from '../kernel/feed/gapless-list';
import { compareIds, lowestOf } from '../kernel/feed/ids';
import { mergeRows } from '../kernel/feed/merge-rows';
import { createSharedChanges } from '../kernel/feed/shared-changes';
import type { ConversationRow } from './conversation-list';
import { peopleKey, readersOf } from './people-key';

const PAGE_SIZE = 20;

/** A direct post in a list of them. */
export interface DirectPost {
  readonly id: StatusId;
  /** When it was written, in milliseconds since 1970. */
  readonly time: number;
}

/** The direct posts of one conversation, the newest first. */
export type ConversationPosts = Pick<
  GaplessList<Status, DirectPost>,
  'state' | 'load' | 'loadOlder' | 'catchUp' | 'receive' | 'trim'
>;

interface ConversationPostsOptions {
  readonly viewer: AccountId;
  readonly row: Pick<ConversationRow, 'id' | 'people'>;
  /** Its newest post. */
  readonly lastId: () => StatusId;
}

/**
 * The posts that the server lists for a conversation; on other servers, those of its thread that only its people can
 * read.
 */
export function createConversationPosts(
  { send, graph, session, features }: Client,
  { viewer, row: { id, people }, lastId }: ConversationPostsOptions,
): ConversationPosts {
  const key = peopleKey(people);
  const isListed = (): boolean => features.loaded.get()?.has('conversationPosts') === true;

  const isShown = (status: Status): boolean =>
    status.scope === 'direct' &&
    (isListed() ||
      peopleKey(readersOf({ accountId: status.account.id, mentions: status.mentions }, viewer)) === key);

  /** A page of the server's list, newest first. The server's own cursors would lead to the same page again. */
  async function listPage(
    cursor: Cursor | null,
    limit: number,
    asOf: number | undefined,
  ): Promise<Page<Status>> {
    const page = await send(conversationStatuses(id, { cursor, limit }), { asOf });
    const lowest = lowestOf(page.items);
    const isLast = lowest === null || page.items.length + page.dropped < limit;
    return {
      ...page,
      items: page.items.toSorted((a, b) => compareIds(b.id, a.id)),
      older: isLast ? null : { max_id: lowest },
    };
  }

  /** The posts of the thread of the newest post. It has no pages. */
  async function wholeThread(cursor: Cursor | null, asOf: number | undefined): Promise<Page<Status>> {
    const last = lastId();
    const [status, context] = await Promise.all([
      send(getStatus(last), { asOf }),
      send(getContext(last), { asOf }),
    ]);
    const others = [...context.ancestors, ...context.descendants].map((late) => late.read());
    const all = [status, ...others.filter((one) => one !== undefined)];
    const below = cursor?.['max_id'];
    return {
      items: all
        .filter((one) => isShown(one) && (below === undefined || compareIds(one.id, below) < 0))
        .sort((a, b) => compareIds(b.id, a.id)),
      dropped: 0,
      older: null,
      newer: null,
    };
  }

  return createGaplessList<Status, DirectPost>({
    sizes: { first: PAGE_SIZE, next: PAGE_SIZE },
    mayLoad: () => session.state.get().state === 'signed-in',
    page: ({ cursor, limit, asOf }) =>
      isListed() ? listPage(cursor, limit, asOf) : wholeThread(cursor, asOf),
    importItems: (items) =>
      items.filter(isShown).map((status) => ({
        id: importStatus(graph, status),
        time: Date.parse(status.createdAt),
      })),
    belongs: () => true,
    place: (known, arrived) => mergeRows(known, arrived, (row, before) => before ?? row),
    fetchMoved: () => Promise.resolve([]),
    isOnlyInStream: () => false,
    onRows: () => {},
    changes: createSharedChanges<DirectPost>(),
  });
}
