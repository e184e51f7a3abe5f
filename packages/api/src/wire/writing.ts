import type { WireAccount, WireEmoji } from './account';
import type { WireAttachment, WirePoll, WireStatus } from './status';

/** A version of a status: the history is a list of these, the current one last. */
export interface WireStatusVersion {
  account: WireStatus['account'];
  content: string;
  sensitive: boolean;
  spoiler_text: string;
  created_at: string;
  media_attachments: WireAttachment[];
  emojis: WireEmoji[];
  poll: WirePoll | null;
}

export interface WireScheduledStatus {
  id: string;
  scheduled_at: string;
  params: {
    text: string | null;
    sensitive: boolean | null;
    spoiler_text: string | null;
    visibility: string | null;
    /** As the client sent it. */
    scheduled_at: string;
    poll: { options: string[]; expires_in: number; multiple?: boolean } | null;
    in_reply_to_id: string | null;
    expires_in: number | null;
    media_ids?: string[];
  };
  media_attachments?: WireAttachment[];
}

export interface WireConversation {
  id: string;
  /** Without the viewer. */
  accounts: WireAccount[];
  unread: boolean;
  last_status: WireStatus;
}

/** What somebody listened to, as Pleroma sends it. Missing texts are null. */
export interface WireScrobble {
  id: string;
  account: WireAccount;
  created_at: string;
  title: string | null;
  artist: string | null;
  album: string | null;
  externalLink: string | null;
  /** Seconds. */
  length: number | null;
}
