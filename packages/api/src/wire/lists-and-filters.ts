export interface WireList {
  id: string;
  title: string;
  /** Servers of the Mastodon family only. */
  replies_policy?: string;
  exclusive?: boolean;
}

export interface WireBookmarkFolder {
  id: string;
  name: string;
  /** Unicode, or `:shortcode:`. */
  emoji: string | null;
  emoji_url: string | null;
}

/** `GET /api/v1/filters`. */
export interface WireFilter {
  id: string;
  phrase: string;
  context: string[];
  expires_at: string | null;
  irreversible: boolean;
  whole_word: boolean;
}

export interface WireFilterKeyword {
  id: string;
  keyword: string;
  whole_word: boolean;
}

export interface WireFilterStatus {
  id: string;
  status_id: string;
}

/** A filter without its contents, as in a match. */
export interface WireFilterHead {
  id: string;
  title: string;
  context: string[];
  expires_at: string | null;
  filter_action: string;
}

/** `GET /api/v2/filters`. */
export interface WireFilterGroup extends WireFilterHead {
  keywords: WireFilterKeyword[];
  statuses: WireFilterStatus[];
}

/** `filtered` of a status: a filter that matches, and what it matched. */
export interface WireFilterResult {
  filter: WireFilterHead;
  keyword_matches: string[] | null;
  status_matches: string[] | null;
}
