/** A search: its text and filters. */
export interface SearchQuestion {
  /** Words, a name, or the address of a post or profile; never empty. */
  text: string;
  /** Only accounts that the viewer follows. */
  following: boolean;
  /** Only posts of this account, `name` or `name@host`; null for anybody's. */
  by: string | null;
}
