import type { Reader } from '../render/reader';
import { canSee } from '../render/reader';
import type { StatusRow } from '../store/statuses';
import type { Topic } from './topics';

/** A status with the facts that decide which streams get it. */
export interface StreamedStatus {
  row: StatusRow;
  mentions: string[];
  tags: string[];
  /** Null for accounts of this server. */
  authorHost: string | null;
  /** The repeated status; null when the status is no repeat. */
  original: { authorId: string; host: string | null } | null;
  /** Ids of the lists of all accounts that contain the author. */
  lists: ReadonlySet<string>;
  /** Accounts that follow the author but not the author's repeats. */
  repeatsHiddenFor: ReadonlySet<string>;
  /** Accounts that muted the conversation. */
  threadMutedBy: ReadonlySet<string>;
}

function inHome({ row, mentions }: StreamedStatus, reader: Reader): boolean {
  const { id } = reader.account;
  if (row.account_id === id || mentions.includes(id)) return true;
  return row.visibility !== 'direct' && reader.follows.has(row.account_id);
}

function isPublic({ row }: StreamedStatus, reader: Reader | null, localStream: boolean): boolean {
  if (row.reblog_of_id !== null) return false;
  return row.visibility === 'public' || (localStream && row.visibility === 'local' && reader !== null);
}

type Test = (status: StreamedStatus, reader: Reader | null, argument: string | null) => boolean;

const TESTS: Record<string, Test> = {
  user: (status, reader) => reader !== null && inHome(status, reader),
  direct: ({ row }, reader) => reader !== null && row.visibility === 'direct' && row.reblog_of_id === null,
  list: ({ lists }, reader, id) => reader !== null && lists.has(id ?? ''),
  hashtag: (status, reader, tag) =>
    isPublic(status, reader, false) && status.tags.includes((tag ?? '').toLowerCase()),
  public: (status, reader) => isPublic(status, reader, false),
  'public:local': (status, reader) => status.row.local === 1 && isPublic(status, reader, true),
  'public:remote': (status, reader, host) => status.authorHost === host && isPublic(status, reader, false),
};

/** Whether a stream of the viewer contains a status. */
export function matches(topic: Topic, status: StreamedStatus, reader: Reader | null): boolean {
  const media = topic.stream.endsWith(':media');
  const test = TESTS[media ? topic.stream.slice(0, -':media'.length) : topic.stream];
  if (!test || (media && status.row.has_media === 0)) return false;
  return test(status, reader, topic.argument) && canSee(status.row, status.mentions, reader);
}

/**
 * Whether a status is left out of every stream of a signed-in viewer: because of blocked and muted accounts, blocked
 * hosts, muted conversations, hidden repeats, or as a repeat of the viewer's own status.
 */
export function isUnwanted(status: StreamedStatus, reader: Reader): boolean {
  const { row, mentions, original } = status;
  const { account, hidden, follows } = reader;
  if (row.account_id === account.id) return false;
  if (original?.authorId === account.id || status.threadMutedBy.has(account.id)) return true;
  if (original && status.repeatsHiddenFor.has(account.id)) return true;
  const authors = original ? [row.account_id, original.authorId] : [row.account_id];
  if (authors.some((id) => hidden.blocked.has(id) || hidden.muted.has(id))) return true;
  if (mentions.some((id) => hidden.blocked.has(id))) return true;
  return [status.authorHost, original?.host ?? null].some(
    (host) => host !== null && hidden.domains.has(host) && !authors.every((id) => follows.has(id)),
  );
}
