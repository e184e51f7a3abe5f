/** What somebody wants to find. */
export interface SearchQuestion {
  /** Words, a name, or the address of a post or profile; never empty. */
  text: string;
  /** Of people only those whom the reader follows. */
  following: boolean;
  /** Of posts only those of this person, by name or `name@host`; null for anybody's. */
  by: string | null;
}
