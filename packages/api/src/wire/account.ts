export interface WireEmoji {
  shortcode: string;
  url: string;
  static_url: string;
  visible_in_picker: boolean;
  tags?: string[];
  category?: string;
}

export interface WireField {
  name: string;
  value: string;
  verified_at: string | null;
}

export interface WireRelationship {
  id: string;
  following: boolean;
  followed_by: boolean;
  blocking: boolean;
  blocked_by: boolean;
  muting: boolean;
  muting_notifications: boolean;
  subscribing: boolean;
  notifying: boolean;
  requested: boolean;
  domain_blocking: boolean;
  showing_reblogs: boolean;
  endorsed: boolean;
  /** Mastodon's, where a follow is limited to them. */
  languages?: string[];
  note: string | null;
}

export interface WireAccountSource {
  note: string;
  sensitive: boolean;
  fields: { name: string; value: string; verified_at?: string | null }[];
  /** Only for the viewer's own account. */
  privacy?: string;
  pleroma: {
    discoverable: boolean;
    actor_type: string;
    show_role?: boolean;
    no_rich_text?: boolean;
    show_birthday?: boolean;
  };
}

export interface WireAccountPleroma {
  ap_id: string;
  also_known_as: string[];
  is_confirmed: boolean;
  is_suggested: boolean;
  tags: string[];
  hide_followers: boolean;
  hide_follows: boolean;
  hide_followers_count: boolean;
  hide_follows_count: boolean;
  hide_favorites: boolean;
  relationship: WireRelationship | Record<string, never>;
  skip_thread_containment: boolean;
  background_image: string | null;
  accepts_chat_messages: boolean | null;
  favicon: string | null;
  avatar_description: string;
  header_description: string;
  is_admin?: boolean;
  is_moderator?: boolean;
  privileges?: string[];
  deactivated?: boolean;
  birthday?: string | null;
  notification_settings?: { block_from_strangers: boolean; hide_notification_contents: boolean };
  allow_following_move?: boolean;
  unread_conversation_count?: number;
  unread_notifications_count?: number;
  email?: string | null;
  settings_store?: Record<string, unknown>;
  chat_token?: string;
}

export interface WireAccount {
  id: string;
  username: string;
  acct: string;
  fqn: string;
  display_name: string;
  locked: boolean;
  bot: boolean;
  created_at: string;
  followers_count: number;
  following_count: number;
  statuses_count: number;
  note: string;
  url: string;
  avatar: string;
  avatar_static: string;
  header: string;
  header_static: string;
  emojis: WireEmoji[];
  fields: WireField[];
  source: WireAccountSource;
  last_status_at: string | null;
  follow_requests_count?: number;
  mute_expires_at?: string | null;
  pleroma: WireAccountPleroma;
}

/** `{}`: in place of a deactivated author, or of one whose profile visitors may not see. */
export type WireWithheldAccount = { readonly [Key in keyof WireAccount]?: never };

/** An account in the calls for staff. */
export interface WireAdminAccount {
  id: string;
  email: string | null;
  avatar: string;
  nickname: string;
  display_name: string;
  is_active: boolean;
  local: boolean;
  roles: { admin: boolean; moderator: boolean };
  tags: string[];
  is_confirmed: boolean;
  is_approved: boolean;
  is_suggested: boolean;
  url: string;
  registration_reason: string | null;
  actor_type: string;
  created_at: string;
}

export interface WireInvite {
  id: number;
  token: string;
  used: boolean;
  /** `YYYY-MM-DD`. */
  expires_at: string | null;
  uses: number;
  max_use: number | null;
  invite_type: 'one_time' | 'reusable' | 'date_limited' | 'reusable_date_limited';
}

/** An archive of the account. */
export interface WireBackup {
  id: number;
  content_type: 'application/zip';
  /** 0 until it is processed. */
  file_size: number;
  inserted_at: string;
  processed: boolean;
  url: string;
}
