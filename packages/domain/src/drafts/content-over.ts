import type { DraftContent } from './draft';
import type { StoredDraft } from './stored-drafts';

/** A content that begins with one and has what the person chose. */
export function contentOver(start: DraftContent, chosen: Partial<StoredDraft>): DraftContent {
  const names = Object.keys(start) as (keyof DraftContent)[];
  const said = names.filter((name) => chosen[name] !== undefined);
  return { ...start, ...Object.fromEntries(said.map((name) => [name, chosen[name]])) };
}
