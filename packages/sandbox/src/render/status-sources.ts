import type { WireAccount } from '@linnet/api/wire';
import type { Server } from '../server/server';
import { findAccounts, type AccountRow } from '../store/accounts/accounts';
import { findConversationIds } from '../store/statuses/conversations';
import {
  type ReactionRow,
  type ViewerMarks,
  findMutedThreads,
  findReactions,
  findViewerMarks,
} from '../store/statuses/interactions';
import { findMedia, type MediaRow } from '../store/statuses/media';
import { findPolls, type Poll } from '../store/statuses/polls';
import { findMentions, findStatuses, findTags, type StatusRow } from '../store/statuses/statuses';
import { renderAccount } from './account';
import type { Viewer } from './viewer';

/** All rows that some statuses are rendered from, with one query for each kind. */
export interface StatusSources {
  statuses: Map<string, StatusRow>;
  accounts: Map<string, AccountRow>;
  media: Map<string, MediaRow[]>;
  mentions: Map<string, string[]>;
  tags: Map<string, string[]>;
  polls: Map<string, Poll>;
  reactions: Map<string, ReactionRow[]>;
  /** Status id → number of the viewer's conversation, for direct statuses. */
  conversations: Map<string, number>;
  marks: ViewerMarks;
  /** Contexts of the conversations that the viewer has muted. */
  mutedThreads: ReadonlySet<string>;
  /** Rendered accounts, each only once per answer. */
  renderedAccounts: Map<string, WireAccount>;
}

const NO_MARKS: ViewerMarks = { favourited: new Set(), reblogged: new Set(), bookmarked: new Map() };

const nonNull = (ids: (string | null)[]): string[] => ids.filter((id) => id !== null);

/** The statuses, those that they repeat, and those that these quote and reply to, two steps far. */
function loadStatuses(server: Server, ids: string[]): Map<string, StatusRow> {
  const all = findStatuses(server.db, ids);
  const addReferenced = (pick: (row: StatusRow) => (string | null)[]) => {
    const missingIds = nonNull([...all.values()].flatMap(pick)).filter((id) => !all.has(id));
    for (const [id, row] of findStatuses(server.db, missingIds)) all.set(id, row);
  };
  addReferenced((row) => [row.reblog_of_id]);
  addReferenced((row) => [row.quote_id, row.in_reply_to_id]);
  addReferenced((row) => [row.quote_id, row.in_reply_to_id]);
  return all;
}

function mutedThreads(server: Server, statuses: Map<string, StatusRow>, viewer: Viewer | null): Set<string> {
  if (viewer === null) return new Set();
  const contexts = [...statuses.values()].map((row) => row.context);
  return findMutedThreads(server.db, viewer.account.id, contexts);
}

function conversationNumbers(
  server: Server,
  statuses: Map<string, StatusRow>,
  viewer: Viewer | null,
): Map<string, number> {
  const direct = [...statuses.values()].filter((row) => row.visibility === 'direct');
  if (viewer === null || direct.length === 0) return new Map();
  const contexts = direct.map((row) => row.context);
  const numbers = findConversationIds(server.db, viewer.account.id, contexts);
  return new Map(
    direct.flatMap((row): [string, number][] => {
      const number = numbers.get(row.context);
      return number === undefined ? [] : [[row.id, number]];
    }),
  );
}

export function loadSources(
  server: Server,
  ids: string[],
  { viewer, withConversations }: { viewer: Viewer | null; withConversations: boolean },
): StatusSources {
  const { db } = server;
  const statuses = loadStatuses(server, ids);
  const statusIds = [...statuses.keys()];
  const mentions = findMentions(db, statusIds);
  const accountIds = [...statuses.values()].flatMap((row) =>
    nonNull([row.account_id, row.in_reply_to_account_id]),
  );
  return {
    statuses,
    mentions,
    accounts: findAccounts(db, [...accountIds, ...[...mentions.values()].flat()]),
    media: findMedia(db, statusIds),
    tags: findTags(db, statusIds),
    polls: findPolls(db, statusIds, viewer?.account.id ?? null),
    reactions: findReactions(db, statusIds),
    conversations: withConversations ? conversationNumbers(server, statuses, viewer) : new Map(),
    mutedThreads: mutedThreads(server, statuses, viewer),
    marks: viewer === null ? NO_MARKS : findViewerMarks(db, viewer.account.id, statusIds),
    renderedAccounts: new Map(),
  };
}

export function renderAccountOnce(
  server: Server,
  sources: StatusSources,
  { row, viewer }: { row: AccountRow; viewer: Viewer | null },
): WireAccount {
  const existing = sources.renderedAccounts.get(row.id);
  if (existing) return existing;
  const account = renderAccount(server, row, viewer?.account ?? null);
  sources.renderedAccounts.set(row.id, account);
  return account;
}
