/** What somebody listened to. */
export interface Scrobble {
  id: string;
  createdAt: string;
  title: string;
  /** Empty when not said. */
  artist: string;
  /** A page about it; null when there is none that may be opened. */
  link: string | null;
}
