import type { WireAccount } from './account';

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
