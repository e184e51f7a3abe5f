import type { WireAccount } from '@linnet/api/wire';
import type { Server } from '../server/server';
import { findAccounts, type AccountRow } from '../store/accounts/accounts';
import { findConversationIds } from '../store/statuses/conversations';
import {
  type ReactionRow,
  type ReaderMarks,
  findMutedThreads,
  findReactions,
  findReaderMarks,
} from '../store/statuses/interactions';
import { findMedia, type MediaRow } from '../store/statuses/media';
import { findPolls, type Poll } from '../store/statuses/polls';
import { findMentions, findStatuses, findTags, type StatusRow } from '../store/statuses/statuses';
import { renderAccount } from './account';
import type { Reader } from './reader';

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
  marks: ReaderMarks;
  /** Contexts of the conversations that the viewer has muted. */
  mutedThreads: ReadonlySet<string>;
  /** Rendered accounts, each only once per answer. */
  written: Map<string, WireAccount>;
}

const NO_MARKS: ReaderMarks = { favourited: new Set(), reblogged: new Set(), bookmarked: new Map() };

const present = (ids: (string | null)[]): string[] => ids.filter((id) => id !== null);

/** The statuses, those that they repeat, and those that these quote and reply to, two steps far. */
function gatherStatuses(server: Server, ids: string[]): Map<string, StatusRow> {
  const all = findStatuses(server.db, ids);
  const follow = (pick: (row: StatusRow) => (string | null)[]) => {
    const wanted = present([...all.values()].flatMap(pick)).filter((id) => !all.has(id));
    for (const [id, row] of findStatuses(server.db, wanted)) all.set(id, row);
  };
  follow((row) => [row.reblog_of_id]);
  follow((row) => [row.quote_id, row.in_reply_to_id]);
  follow((row) => [row.quote_id, row.in_reply_to_id]);
  return all;
}

function mutedThreads(server: Server, statuses: Map<string, StatusRow>, reader: Reader | null): Set<string> {
  if (reader === null) return new Set();
  const contexts = [...statuses.values()].map((row) => row.context);
  return findMutedThreads(server.db, reader.account.id, contexts);
}

function conversationNumbers(
  server: Server,
  statuses: Map<string, StatusRow>,
  reader: Reader | null,
): Map<string, number> {
  const direct = [...statuses.values()].filter((row) => row.visibility === 'direct');
  if (reader === null || direct.length === 0) return new Map();
  const contexts = direct.map((row) => row.context);
  const numbers = findConversationIds(server.db, reader.account.id, contexts);
  return new Map(
    direct.flatMap((row): [string, number][] => {
      const number = numbers.get(row.context);
      return number === undefined ? [] : [[row.id, number]];
    }),
  );
}

export function gatherSources(
  server: Server,
  ids: string[],
  { reader, namesConversations }: { reader: Reader | null; namesConversations: boolean },
): StatusSources {
  const { db } = server;
  const statuses = gatherStatuses(server, ids);
  const statusIds = [...statuses.keys()];
  const mentions = findMentions(db, statusIds);
  const accountIds = [...statuses.values()].flatMap((row) =>
    present([row.account_id, row.in_reply_to_account_id]),
  );
  return {
    statuses,
    mentions,
    accounts: findAccounts(db, [...accountIds, ...[...mentions.values()].flat()]),
    media: findMedia(db, statusIds),
    tags: findTags(db, statusIds),
    polls: findPolls(db, statusIds, reader?.account.id ?? null),
    reactions: findReactions(db, statusIds),
    conversations: namesConversations ? conversationNumbers(server, statuses, reader) : new Map(),
    mutedThreads: mutedThreads(server, statuses, reader),
    marks: reader === null ? NO_MARKS : findReaderMarks(db, reader.account.id, statusIds),
    written: new Map(),
  };
}

export function writtenAccount(
  server: Server,
  sources: StatusSources,
  { row, reader }: { row: AccountRow; reader: Reader | null },
): WireAccount {
  const known = sources.written.get(row.id);
  if (known) return known;
  const account = renderAccount(server, row, reader?.account ?? null);
  sources.written.set(row.id, account);
  return account;
}
