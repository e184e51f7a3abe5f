import type { KindKey } from '../manifest';

/** A status that shows something by how it is written. */
export interface WrittenPost {
  by: string;
  kinds: readonly KindKey[];
  text: string;
  subject?: string;
  format?: 'text/html' | 'text/markdown' | 'text/bbcode';
}
