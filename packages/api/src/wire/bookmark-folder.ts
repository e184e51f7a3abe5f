export interface WireBookmarkFolder {
  id: string;
  name: string;
  /** Unicode, or `:shortcode:`. */
  emoji: string | null;
  emoji_url: string | null;
}
