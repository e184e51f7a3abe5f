export interface WireList {
  id: string;
  title: string;
  /** Servers of the Mastodon family only. */
  replies_policy?: string;
  exclusive?: boolean;
}
