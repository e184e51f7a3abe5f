/** The reading preferences of an account on its server; null when the server does not say. */
export interface ReadingPreferences {
  /** Texts behind a content warning are expanded. */
  expandWarnings: boolean | null;
  /** Which media are shown without a click: non-sensitive ones, all, or none. */
  media: 'default' | 'show_all' | 'hide_all' | null;
  /** Animated pictures play by themselves. */
  autoplay: boolean | null;
}
