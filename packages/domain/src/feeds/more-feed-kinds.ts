import {
  type AccountId,
  type AccountStatusesOptions,
  type Call,
  type ListId,
  type Page,
  type Status,
  type StatusId,
  accountStatuses,
  bookmarks,
  bubbleTimeline,
  conversations,
  directTimeline,
  favourites,
  favouritesOf,
  listTimeline,
  notifications,
  quotesOf,
  tagTimeline,
} from '@linnet/api';
import type { FeedKindTable, PageRequest } from './feed-kind-facts';
import { timelineOptions } from './feed-kinds';

/** What a feed shows that the first screen never shows. Each kind has an entry in `moreKinds`. */
export type MoreSource =
  /** Posts of the servers that the operator chose. */
  | { kind: 'bubble' }
  /** Without `#`; case-insensitive. */
  | { kind: 'tag'; tag: string }
  | { kind: 'list'; listId: ListId }
  /** The viewer's bookmarks; null is all of them, in folders or not. */
  | { kind: 'bookmarks'; folderId: string | null }
  /** Direct posts; on servers without a timeline of them, the last one of each conversation. */
  | { kind: 'direct' }
  /** Posts that mention the viewer; posts that they favourited. */
  | { kind: 'mentions' | 'favourites' }
  /** The posts that quote a status. */
  | { kind: 'quotes'; statusId: StatusId }
  /** What an account wrote and repeated; `tag` is without `#`. */
  | { kind: 'user'; accountId: AccountId; withoutReplies?: boolean; tag?: string }
  /** What an account pinned; posted with media; favourited. */
  | { kind: 'user-pinned' | 'media' | 'user-favourites'; accountId: AccountId };

const plain = { stream: null, mayIncludeBlocked: true, filters: [], serverFilters: [] } as const;
const own = { ...plain, needsAccount: true } as const;
const open = { ...plain, needsAccount: false } as const;
/** What the viewer has stored or looked up: no filters apply, and blocked people stay in it. */
const lookedUp = { filterContext: 'elsewhere', keepsBlocked: true } as const;
/** What an account has on its profile. */
const profile = { filterContext: 'account', keepsBlocked: true } as const;

/** Includes muted statuses, which the viewer wants to see who opens the profile of a muted account. */
function accountOptions({ cursor, limit, view }: PageRequest): AccountStatusesOptions {
  return {
    cursor,
    limit,
    onlyMedia: view.onlyMedia,
    withoutRepeats: view.withoutRepeats,
    withMuted: true,
  };
}

/** The facts of each of these kinds. */
export const moreKinds: FeedKindTable<MoreSource> = {
  bubble: {
    page: (_, request) => bubbleTimeline(timelineOptions(request)),
    order: 'id',
    stream: null,
    needsAccount: false,
    filterContext: 'public',
    filters: ['onlyMedia', 'withoutMedia'],
    serverFilters: ['onlyMedia'],
  },
  tag: {
    page: ({ tag }, request) => tagTimeline(tag, { ...timelineOptions(request), local: false }),
    order: 'id',
    stream: ({ tag }) => ({ stream: 'hashtag', tag: tag.toLowerCase() }),
    needsAccount: false,
    filterContext: 'public',
    filters: ['onlyMedia', 'withoutMedia'],
    serverFilters: ['onlyMedia'],
  },
  list: {
    page: ({ listId }, request) => listTimeline(listId, timelineOptions(request)),
    order: 'id',
    stream: ({ listId }) => ({ stream: 'list', list: listId }),
    needsAccount: true,
    filterContext: 'home',
    filters: ['onlyMedia', 'withoutMedia', 'withoutRepeats'],
    serverFilters: ['onlyMedia'],
  },
  bookmarks: {
    ...own,
    ...lookedUp,
    page: ({ folderId }, { cursor, limit }) => bookmarks({ cursor, limit, folderId }),
    order: 'served',
  },
  direct: {
    ...own,
    filterContext: 'home',
    page: (_, { cursor, limit }, offered) =>
      offered.has('directTimeline')
        ? directTimeline({ cursor, limit })
        : statusesIn(conversations({ cursor, limit }), ({ lastStatus }) => lastStatus),
    stream: { stream: 'direct' },
    order: (offered) => (offered.has('directTimeline') ? 'id' : 'served'),
    dependsOnServer: true,
  },
  // Notifications about old posts can be new: the posts are not ordered by their ids.
  mentions: {
    ...own,
    filterContext: 'notifications',
    page: (_, { cursor, limit }) =>
      statusesIn(notifications({ cursor, limit, types: ['mention'] }), ({ status }) => status),
    order: 'served',
  },
  favourites: {
    ...own,
    ...lookedUp,
    page: (_, { cursor, limit }) => favourites({ cursor, limit }),
    order: 'served',
  },
  quotes: {
    ...open,
    ...lookedUp,
    page({ statusId }, { cursor, limit }, offered) {
      const route = offered.has('quoteListOfPleroma') ? 'pleroma' : 'mastodon';
      return quotesOf(statusId, { cursor, limit, route });
    },
    // Mastodon pages by the ids of the quotes, not of the statuses.
    order: (offered) => (offered.has('quoteListOfPleroma') ? 'id' : 'served'),
    dependsOnServer: true,
  },
  user: {
    page: ({ accountId, withoutReplies, tag }, request) =>
      accountStatuses(accountId, { ...accountOptions(request), withoutReplies, tag }),
    order: 'id',
    stream: null,
    needsAccount: false,
    ...profile,
    filters: ['onlyMedia', 'withoutMedia', 'withoutRepeats'],
    serverFilters: ['onlyMedia', 'withoutRepeats'],
  },
  'user-pinned': {
    ...open,
    ...profile,
    page: ({ accountId }, request) =>
      accountStatuses(accountId, { ...accountOptions(request), pinned: true }),
    order: 'served',
  },
  media: {
    ...open,
    ...profile,
    page: ({ accountId }, request) =>
      accountStatuses(accountId, { ...accountOptions(request), onlyMedia: true }),
    order: 'id',
  },
  'user-favourites': {
    ...open,
    ...lookedUp,
    page: ({ accountId }, { cursor, limit }) => favouritesOf(accountId, { cursor, limit }),
    order: 'id',
  },
};

/**
 * A request for objects that contain statuses, read as a request for these statuses. Objects without one are left out.
 */
function statusesIn<T>(call: Call<Page<T>>, statusOf: (thing: T) => Status | null): Call<Page<Status>> {
  return {
    ...call,
    read(body, facts) {
      const page = call.read(body, facts);
      return { ...page, items: page.items.map(statusOf).filter((status) => status !== null) };
    },
  };
}
