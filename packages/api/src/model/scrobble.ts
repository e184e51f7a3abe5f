/** What somebody listened to. */
export interface Scrobble {
  id: string;
  createdAt: string;
  title: string;
  /** Empty when not sent. */
  artist: string;
  /** Address of a web page about it; null when there is none that is safe to open. */
  link: string | null;
}
