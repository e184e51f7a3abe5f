export type KeyGroup = 'reading' | 'status' | 'going' | 'page';

/** Something that can be done by key. */
export interface KeyEntry {
  readonly id: string;
  /** What stands together where the keys are shown. */
  readonly group: KeyGroup;
  /** The key while nobody has chosen another, as `isBinding` describes it; null: it has none by itself. */
  readonly key: string | null;
  /** Keys that do the same while a card itself has the focus. They go with the key: who turns it off has them off. */
  readonly also?: readonly string[];
  /** What it is done with: the page as a whole, the list that is read, or the card that is selected in it. */
  readonly at: 'page' | 'list' | 'card';
  /** Goes on while the key is held. */
  readonly repeats?: true;
  /** For people who are signed in. */
  readonly members?: true;
}
