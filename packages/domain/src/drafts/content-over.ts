import type { DraftContent } from './draft';
import type { Start } from './starting-content';
import type { StoredDraft } from './stored-drafts';

/** A content that begins with one and has what the person chose. */
export function contentOver(start: Start, chosen: Partial<StoredDraft>): Start {
  const names = Object.keys(start) as (keyof DraftContent)[];
  const said = names.filter((name) => chosen[name] !== undefined);
  return { ...start, ...Object.fromEntries(said.map((name) => [name, chosen[name]])) };
}
