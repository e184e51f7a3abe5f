/** How an account has chosen to read on its server; null where the server does not say. */
export interface ReadingPreferences {
  /** Texts behind a content warning are open. */
  expandWarnings: boolean | null;
  /** Which media are shown at once: those that are not sensitive, all, or none. */
  media: 'default' | 'show_all' | 'hide_all' | null;
  /** Pictures move by themselves. */
  autoplay: boolean | null;
}
