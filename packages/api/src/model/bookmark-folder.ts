export interface BookmarkFolder {
  id: string;
  name: string;
  /** Unicode, or the shortcode of a custom emoji without colons; null for none. */
  emoji: string | null;
  /** Address of a custom emoji's picture; null for Unicode. */
  emojiUrl: string | null;
}
