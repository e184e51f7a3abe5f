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
  readonly signedIn?: true;
}

/**
 * All commands with keys, in the order in which they are listed. An action on a status has the id of that action. The
 * texts are at `keys.<id>` in the locales.
 */
export const keyList = [
  { id: 'next', group: 'reading', key: 'j', also: ['ArrowDown', 'PageDown'], at: 'list', repeats: true },
  { id: 'previous', group: 'reading', key: 'k', also: ['ArrowUp', 'PageUp'], at: 'list', repeats: true },
  { id: 'open', group: 'reading', key: 'o', also: ['Enter'], at: 'card' },
  { id: 'author', group: 'reading', key: 'a', at: 'card' },
  { id: 'subject', group: 'reading', key: 'x', at: 'card' },
  { id: 'media', group: 'reading', key: 's', at: 'card' },
  { id: 'reveal', group: 'reading', key: '.', at: 'page' },
  { id: 'unselect', group: 'reading', key: 'Escape', at: 'card' },

  { id: 'reply', group: 'status', key: 'r', at: 'card', signedIn: true },
  { id: 'retweet', group: 'status', key: 'b', at: 'card', signedIn: true },
  { id: 'favorite', group: 'status', key: 'f', at: 'card', signedIn: true },
  { id: 'emoji', group: 'status', key: 'e', at: 'card', signedIn: true },
  { id: 'quote', group: 'status', key: 'q', at: 'card', signedIn: true },
  { id: 'bookmark', group: 'status', key: 'd', at: 'card', signedIn: true },
  { id: 'bookmarkFolder', group: 'status', key: null, at: 'card', signedIn: true },
  { id: 'mute', group: 'status', key: 'm', at: 'card', signedIn: true },
  { id: 'pin', group: 'status', key: 'p', at: 'card', signedIn: true },
  { id: 'share', group: 'status', key: 'c', at: 'card' },
  { id: 'external', group: 'status', key: 'v', at: 'card' },
  { id: 'editHistory', group: 'status', key: 'h', at: 'card' },
  { id: 'source', group: 'status', key: 'i', at: 'card', signedIn: true },
  { id: 'edit', group: 'status', key: null, at: 'card', signedIn: true },
  { id: 'redraft', group: 'status', key: null, at: 'card', signedIn: true },
  { id: 'delete', group: 'status', key: 'Delete', at: 'card', signedIn: true },
  { id: 'report', group: 'status', key: null, at: 'card', signedIn: true },

  { id: 'goHome', group: 'going', key: 'g h', at: 'page', signedIn: true },
  { id: 'goLocal', group: 'going', key: 'g l', at: 'page' },
  { id: 'goKnown', group: 'going', key: 'g t', at: 'page' },
  { id: 'goNotifications', group: 'going', key: 'g n', at: 'page', signedIn: true },
  { id: 'goProfile', group: 'going', key: 'g p', at: 'page', signedIn: true },
  { id: 'goDirect', group: 'going', key: 'g d', at: 'page', signedIn: true },
  { id: 'goChats', group: 'going', key: 'g c', at: 'page', signedIn: true },
  { id: 'goBookmarks', group: 'going', key: 'g b', at: 'page', signedIn: true },
  { id: 'goSettings', group: 'going', key: 'g s', at: 'page' },

  { id: 'compose', group: 'page', key: 'n', at: 'page', signedIn: true },
  { id: 'search', group: 'page', key: '/', at: 'page' },
  { id: 'notices', group: 'page', key: 'F8', at: 'page' },
  { id: 'windows', group: 'page', key: 'F9', at: 'page', signedIn: true },
  { id: 'commandBar', group: 'page', key: 'Mod+k', at: 'page' },
  { id: 'sheet', group: 'page', key: '?', at: 'page' },
] as const satisfies readonly KeyEntry[];

export type KeyId = (typeof keyList)[number]['id'];
/** The ids of the actions on a status. */
export type StatusKeyId = Extract<(typeof keyList)[number], { group: 'status' }>['id'];
