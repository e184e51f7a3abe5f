import type { AccountId, ListId, StatusId } from '@linnet/api';

/** What a feed shows. */
export type FeedSource =
  /**
   * The accounts that the viewer follows; the whole known network; this server; the servers that its operator chose.
   */
  | { kind: 'home' | 'public' | 'local' | 'bubble' }
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

export type FeedKind = FeedSource['kind'];

/** The source of one kind. */
export type SourceOf<K extends FeedKind> = FeedSource & { kind: K };

/** A key that is the same for equal sources. */
export function feedKey(source: FeedSource): string {
  return JSON.stringify(Object.entries(source).sort(([a], [b]) => (a < b ? -1 : 1)));
}
