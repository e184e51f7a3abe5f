import type { Drafts } from '../../drafts/drafts';
import type { WritingClient } from '../../drafts/writing-client';
import { contextKey, contextOf, type DraftContext } from '../../post-content/draft-context';
import { keyOf } from '../files/entry';
import { draftKeys, serverOf } from '../export/stored-drafts';
import { draftOfFields, type FileDraft, withoutIds } from '../files/read-drafts';

/** Puts drafts back into their forms; where something else is written by now, they become saved drafts beside it. */
export function createDraftImport(client: WritingClient) {
  const { environment } = client;

  async function put(draft: FileDraft): Promise<void> {
    const own = await client.drafts.load();
    const isOurs = draft.server === serverOf(client);
    const known = isOurs ? contextOf(draft.contextKey) : null;
    const context = known !== null && isFree(own, known) ? known : newContext();
    if (isOurs && draft.base !== null) own.begin(context, draft.base);
    own.change(context, isOurs ? draft.content : withoutIds(draft));
    own.flush();
  }

  const newContext = (): DraftContext => ({ kind: 'saved', id: environment.newKey() });

  return async (fields: readonly string[], isRepeated: boolean): Promise<'done' | 'not_found'> => {
    const draft = draftOfFields(fields);
    if (draft === null) return 'not_found';
    const isThere = () => draftKeys(client).has(keyOf('drafts', fields));
    if (!isRepeated || !isThere()) await put(draft);
    return 'done';
  };
}

function isFree(own: Drafts, context: DraftContext): boolean {
  return own.entries().every((entry) => contextKey(entry.context) !== contextKey(context));
}
