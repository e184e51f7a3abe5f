import type { ListId } from './ids';

/** Whose replies a list shows: to those the reader follows, to members, or none. */
export type ListReplies = 'followed' | 'list' | 'none';

export interface List {
  id: ListId;
  title: string;
  /** Null where the server has no such choice. */
  replies: ListReplies | null;
  /** Members are left out of the home timeline; null where the server has no such choice. */
  exclusive: boolean | null;
}
