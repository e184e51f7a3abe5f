import type { ImportKind } from './kinds';

/** One thing to be imported, as a file has it. */
export interface Entry {
  /** Its line in the file, from 1. */
  readonly line: number;
  /** The text of the file that it was read from. */
  readonly source: string;
  /**
   * Its columns, validated and normalised: follows: address, repeats, notify, languages; mutes: address, whether
   * notifications are hidden; blocks: address; lists: title, address; bookmarks: link; filters: title, the filter as
   * JSON; domain blocks: host; drafts: the post that it changes, the content as JSON, its form, its server.
   */
  readonly fields: readonly string[];
}

/** Why a line can't be read. */
export type BrokenReason = 'quotes' | 'address' | 'link' | 'host' | 'columns' | 'filter' | 'draft';

export interface BrokenLine {
  readonly line: number;
  readonly source: string;
  readonly why: BrokenReason;
}

/** What identifies an entry among those of its kind: two with the same key are the same. */
export function keyOf(kind: ImportKind, fields: readonly string[]): string {
  const [first = '', second = ''] = fields;
  switch (kind) {
    case 'lists':
      return `${first}\n${second.toLowerCase()}`;
    case 'filters':
    case 'drafts':
      return `${first}\n${second}`;
    case 'bookmarks':
      return first;
    default:
      return first.toLowerCase();
  }
}
