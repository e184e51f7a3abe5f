import {
  type AccountStatusesOptions,
  ApiError,
  type Call,
  type Page,
  type Status,
  type StreamName,
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
import { createSeek } from '../kernel/feed/seek';
import type { Lazy } from '../kernel/lazy';
import type { Features } from '../instance/features';
import {
  type FeedKindFacts,
  type FeedKindTable,
  type FeedPlan,
  type Offered,
  type PageRequest,
  planOf,
} from './feed-kind-facts';
import { type StartKind, startKinds, timelineOptions } from './feed-kinds';
import type { FeedKind, FeedSource, SourceOf } from './feed-source';
import { wholeView } from './feed-view';

const plain = { stream: null, unscreened: true, filters: [], sent: [] } as const;
const own = { ...plain, needsAccount: true } as const;
const open = { ...plain, needsAccount: false } as const;
/** What the viewer has stored or looked up: no filters apply, and blocked people stay in it. */
const lookedUp = { filterContext: 'elsewhere', keepsBlocked: true } as const;
/** On the profile of somebody. */
const profile = { filterContext: 'account', keepsBlocked: true } as const;

/** Includes muted statuses: who opens the profile of a muted account wants to see them. */
function accountOptions({ cursor, limit, view }: PageRequest): AccountStatusesOptions {
  return {
    cursor,
    limit,
    onlyMedia: view.onlyMedia,
    withoutRepeats: view.withoutRepeats,
    withMuted: true,
  };
}

/** The feed kinds that the first screen never shows. */
const moreKinds: FeedKindTable<Exclude<FeedKind, StartKind>> = {
  bubble: {
    page: (_, request) => bubbleTimeline(timelineOptions(request)),
    order: 'id',
    stream: null,
    needsAccount: false,
    filterContext: 'public',
    filters: ['onlyMedia', 'withoutMedia'],
    sent: ['onlyMedia'],
  },
  tag: {
    page: ({ tag }, request) => tagTimeline(tag, { ...timelineOptions(request), local: false }),
    order: 'id',
    stream: ({ tag }) => ({ stream: 'hashtag', tag: tag.toLowerCase() }),
    needsAccount: false,
    filterContext: 'public',
    filters: ['onlyMedia', 'withoutMedia'],
    sent: ['onlyMedia'],
  },
  list: {
    page: ({ listId }, request) => listTimeline(listId, timelineOptions(request)),
    order: 'id',
    stream: ({ listId }) => ({ stream: 'list', list: listId }),
    needsAccount: true,
    filterContext: 'home',
    filters: ['onlyMedia', 'withoutMedia', 'withoutRepeats'],
    sent: ['onlyMedia'],
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
    sent: ['onlyMedia', 'withoutRepeats'],
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

/** Every kind of feed. Imported only by code that is loaded after the start. */
export const feedKinds: FeedKindTable<FeedKind> = { ...startKinds, ...moreKinds };

/** The stream that sends new statuses of a feed; null when there is none. */
export function streamOf(source: FeedSource): StreamName | null {
  return streamOfKind(source.kind, source);
}

function streamOfKind<K extends FeedKind>(kind: K, source: SourceOf<K>): StreamName | null {
  const { stream }: FeedKindFacts<K> = feedKinds[kind];
  return typeof stream === 'function' ? stream(source) : stream;
}

/** For kinds that are the same on every server, which need no features. */
const nothingOffered: Offered = { has: () => false };

/** The plan of any feed; loads the features first when its kind depends on them. */
export function loadPlan(source: FeedSource, features: Pick<Lazy<Features>, 'load'>): Promise<FeedPlan> {
  return loadPlanOfKind(source.kind, source, features);
}

async function loadPlanOfKind<K extends FeedKind>(
  kind: K,
  source: SourceOf<K>,
  features: Pick<Lazy<Features>, 'load'>,
): Promise<FeedPlan> {
  const facts: FeedKindFacts<K> = feedKinds[kind];
  const plan = planOf(facts, source, facts.dependsOnServer === true ? await features.load() : nothingOffered);
  const { feature } = plan.page({ limit: 1, view: wholeView, withMuted: false });
  return {
    ...plan,
    ...(plan.order === 'served' && { seek: createSeek() }),
    ...(feature && {
      isLacking: async (error) => isNotFound(error) && !(await features.load()).has(feature),
    }),
  };
}

/** Also an answer that does not tell a missing route from a missing object: the features tell. */
function isNotFound(error: unknown): boolean {
  return (
    error instanceof ApiError && error.reason.kind === 'http' && [404, 501].includes(error.reason.status)
  );
}
