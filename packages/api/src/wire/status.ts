import type { WireAccount, WireEmoji, WireWithheldAccount } from './account';
import type { WireFilterResult } from './lists-and-filters';

export interface WireMention {
  id: string;
  acct: string;
  username: string;
  url: string;
}

export interface WireTag {
  name: string;
  url: string;
}

export interface WireAttachment {
  id: string;
  type: string;
  url: string;
  remote_url: string | null;
  preview_url: string;
  text_url: string;
  description: string | null;
  blurhash: string | null;
  pleroma: { mime_type: string; name?: string };
  meta?: { original: { width: number; height: number; aspect: number } };
}

export interface WirePoll {
  id: string;
  expires_at: string | null;
  expired: boolean;
  multiple: boolean;
  votes_count: number;
  voters_count: number;
  options: { title: string; votes_count: number }[];
  emojis: WireEmoji[];
  pleroma: { non_anonymous: boolean };
  /** Only for signed-in viewers. */
  voted?: boolean;
  own_votes?: number[];
}

export interface WireCard {
  type: 'link';
  provider_name: string;
  provider_url: string;
  url: string;
  image: string | null;
  image_description: string;
  title: string;
  description: string;
  pleroma: { opengraph: Record<string, unknown> };
}

export interface WireReaction {
  name: string;
  count: number;
  me: boolean;
  url: string | null;
  account_ids: string[];
}

export interface WireStatusPleroma {
  local: boolean;
  conversation_id: number | null;
  context: string | null;
  in_reply_to_account_acct: string | null;
  quote: WireStatus | null;
  quote_id: string | null;
  quote_url: string | null;
  quote_visible: boolean;
  quotes_count: number;
  content: Record<string, string>;
  spoiler_text: Record<string, string>;
  expires_at: string | null;
  direct_conversation_id: number | null;
  thread_muted: boolean;
  emoji_reactions: WireReaction[];
  parent_visible: boolean;
  pinned_at: string | null;
  bookmark_folder: string | null;
  list_id: number | null;
}

/** The fields that a post and the wrapper of a repeat share. */
interface WireStatusCommon {
  id: string;
  uri: string;
  url: string;
  account: WireAccount | WireWithheldAccount;
  in_reply_to_id: string | null;
  in_reply_to_account_id: string | null;
  content: string;
  created_at: string;
  reblogs_count: number;
  favourites_count: number;
  replies_count: number;
  reblogged: boolean;
  favourited: boolean;
  bookmarked: boolean;
  muted: boolean;
  pinned: boolean;
  sensitive: boolean;
  spoiler_text: string;
  visibility: string;
  media_attachments: WireAttachment[];
  mentions: WireMention[];
  tags: WireTag[];
  application: { name: string; website: string | null } | null;
  language: string | null;
  emojis: WireEmoji[];
  /** Only from servers with version 2 of filters, and only for signed-in viewers. */
  filtered?: WireFilterResult[];
}

export interface WireOriginalStatus extends WireStatusCommon {
  reblog: null;
  text: string | null;
  edited_at: string | null;
  poll: WirePoll | null;
  card: WireCard | null;
  pleroma: WireStatusPleroma;
}

/** The wrapper of a repeat lacks `card`, `poll`, `text`, `edited_at` and most of `pleroma`. */
export interface WireRepeat extends WireStatusCommon {
  reblog: WireOriginalStatus;
  pleroma: Pick<WireStatusPleroma, 'local' | 'pinned_at' | 'bookmark_folder'>;
}

export type WireStatus = WireOriginalStatus | WireRepeat;

export interface WireContext {
  ancestors: WireStatus[];
  descendants: WireStatus[];
}

export interface WireSource {
  id: string;
  text: string;
  spoiler_text: string;
  content_type: string;
}

/** A reaction in the list of reactions: with accounts. */
export interface WireReactionPeople extends Omit<WireReaction, 'account_ids'> {
  accounts: WireAccount[];
}
