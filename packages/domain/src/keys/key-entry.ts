export type KeyGroup = 'reading' | 'status' | 'going' | 'page';

/** A command with a key. */
export interface KeyEntry {
  readonly id: string;
  /** Heading under which the command is listed. */
  readonly group: KeyGroup;
  /** The default key, in the form that `isBinding` describes; null for none. */
  readonly key: string | null;
  /** Further keys that work while a card itself has the focus. They are turned off together with the key. */
  readonly also?: readonly string[];
  /** What the command acts on: the page as a whole, the current list, or the selected card of it. */
  readonly at: 'page' | 'list' | 'card';
  /** Repeats while the key is held. */
  readonly repeats?: true;
  /** Only for people who are signed in. */
  readonly members?: true;
}
