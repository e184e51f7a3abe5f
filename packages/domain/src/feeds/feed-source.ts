import type { AccountId, ListId, StatusId } from '@linnet/api';

/** What a timeline shows. */
export type FeedSource =
  /** Of whom the person follows; of the whole known network; of this server; of the servers its operator chose. */
  | { kind: 'home' | 'public' | 'local' | 'bubble' }
  /** Without `#`; upper and lower case are the same. */
  | { kind: 'tag'; tag: string }
  | { kind: 'list'; listId: ListId }
  /** The person's own; null is all of them, in folders or not. */
  | { kind: 'bookmarks'; folderId: string | null }
  /** Direct posts; where the server has no timeline of them, the last one of each conversation. */
  | { kind: 'direct' }
  /** What the person was mentioned in; what the person favourited. */
  | { kind: 'mentions' | 'favourites' }
  /** What quotes a status. */
  | { kind: 'quotes'; statusId: StatusId }
  /** What somebody wrote and repeated; of a tag, without `#`. */
  | { kind: 'user'; accountId: AccountId; withoutReplies?: boolean; tag?: string }
  /** What somebody pinned; posted with media; favourited. */
  | { kind: 'user-pinned' | 'media' | 'user-favourites'; accountId: AccountId };

export type FeedKind = FeedSource['kind'];

/** The source of one kind. */
export type SourceOf<K extends FeedKind> = FeedSource & { kind: K };

/** What distinguishes two feeds. */
export function feedKey(source: FeedSource): string {
  return JSON.stringify(Object.entries(source).sort(([a], [b]) => (a < b ? -1 : 1)));
}
