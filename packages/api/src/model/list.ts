import type { ListId } from './ids';

/** Which replies a list shows: to people whom the viewer follows, to members, or none. */
export type ListReplies = 'followed' | 'list' | 'none';

export interface List {
  id: ListId;
  title: string;
  /** Null when the server does not have the option. */
  replies: ListReplies | null;
  /** Members are left out of the home timeline; null when the server does not have the option. */
  exclusive: boolean | null;
}
