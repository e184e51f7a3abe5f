import type { Client } from '../client/client';
import { contextKey, type DraftContext } from '../post-content/draft-context';

type Storing = Pick<Client, 'environment' | 'records'>;

/** Kinds of records with unsent texts or files. If any are stored, the code for drafts is loaded with the page. */
const kinds = ['draft', 'job', 'uploads'] as const;

/** The form of a new post. */
export const newPost = { kind: 'new' } as const satisfies DraftContext;

/** Whether drafts, waiting posts or interrupted uploads of the account are stored, without loading the drafts' code. */
export function hasStoredWriting({ environment: { storage }, records }: Storing): boolean {
  return records !== null && kinds.some((kind) => storage.keys(records.prefix(kind)).length > 0);
}

/**
 * Stores the text of a new post that somebody writes before the code for drafts is loaded, in the format of drafts:
 * that code finds it when it is loaded, also after a reload. An empty text removes it.
 */
export function storeNewPost(
  { environment: { storage, now, newKey }, records }: Storing,
  text: string,
): void {
  if (records === null) return;
  const name = records.prefix('draft') + contextKey(newPost);
  if (text === '') storage.remove(name);
  else storage.write(name, JSON.stringify({ text, key: newKey(), openAt: null, changedAt: now() }));
}
