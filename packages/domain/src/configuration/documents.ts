import {
  instanceDocument,
  removeInstanceDocument,
  setInstanceDocument,
  type ErrorReason,
  type InstanceDocument,
} from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { clientResource } from '../events/client-resource';
import { formDraftsOf } from '../form-drafts/form-drafts';
import { readServerDraft } from '../form-drafts/server-draft';
import { type Cell, createCell } from '../kernel/cell';
import { errorOf, isMissing } from '../kernel/error-of';
import { errorUnlessDone } from '../kernel/resource/lost-answer';
import { createResourceFamily, type ResourceFamily } from '../kernel/resource/resource-family';
import type { Resource } from '../kernel/resource/resource';

/** The result of saving a document. */
export type SavedDocument =
  | { readonly error: ErrorReason }
  /**
   * `changed`: somebody else had changed it, and nothing was sent. Else whether the server now has the text as sent.
   */
  | { readonly error: null; readonly kind: 'same' | 'different' | 'changed' };

/** The HTML of a page that the operator writes, and the viewer's draft of it. */
export interface EditedDocument extends Pick<Resource<string>, 'state' | 'load' | 'follow'> {
  /** Null when nothing is changed. */
  readonly draft: Pick<Cell<string | null>, 'get' | 'subscribe'>;
  write(html: string | null): void;
  /** Sends the draft, unless somebody else has changed the document since it was begun. */
  save(): Promise<SavedDocument>;
  /** Removes the operator's text, so that people see the server's default again. */
  restoreDefault(): Promise<ErrorReason | null>;
}

export const documentNames: readonly InstanceDocument[] = ['terms-of-service', 'instance-panel'];

export const documentsOf = perClient((client: Client): ResourceFamily<InstanceDocument, EditedDocument> =>
  createResourceFamily((name) => createEditedDocument(client, name), documentNames.length),
);

function createEditedDocument(client: Client, name: InstanceDocument): EditedDocument {
  const { send } = client;
  const forms = formDraftsOf(client);
  const stored = () => readServerDraft(forms.read('server'));
  const resource = clientResource<string>(client, { load: () => send(instanceDocument(name)) });
  const draft = createCell<string | null>(stored().documents[name] ?? null);
  forms.onOtherTab((form) => {
    if (form === 'server') draft.set(stored().documents[name] ?? null);
  });

  /** The server's text when the draft was begun; null for a draft of an earlier visit. */
  let base: string | null = null;

  function write(html: string | null): void {
    if (draft.get() === null) base = resource.state.get().value;
    const isSame = html === null || html === resource.state.get().value;
    draft.set(isSame ? null : html);
    const { settings, documents } = stored();
    const { [name]: _before, ...others } = documents;
    const next = isSame ? others : { ...others, [name]: html };
    forms.write('server', {
      ...(Object.keys(settings).length > 0 && { settings }),
      ...(Object.keys(next).length > 0 && { documents: next }),
    });
  }

  return {
    state: resource.state,
    load: resource.load,
    follow: resource.follow,
    draft,
    write,
    async save() {
      const html = draft.get() ?? '';
      const current = () => resource.state.get().value;
      const has = () => current()?.trim() === html.trim();
      const seen = base ?? current();
      const loadError = await resource.reload();
      if (loadError !== null) return { error: loadError };
      base = current();
      if (current() !== seen && !has()) return { error: null, kind: 'changed' };
      const change = send(setInstanceDocument(name, html));
      const error =
        (await errorUnlessDone(change, async () => (await resource.reload()) === null && has())) ??
        (await resource.reload());
      if (error !== null) return { error };
      // What was written in the meantime remains a draft.
      if (draft.get() === html) write(null);
      else base = current();
      return { error: null, kind: has() ? 'same' : 'different' };
    },
    async restoreDefault() {
      const error = await errorOf(send(removeInstanceDocument(name)));
      if (error !== null && !isMissing(error)) return error;
      return resource.reload();
    },
  };
}
