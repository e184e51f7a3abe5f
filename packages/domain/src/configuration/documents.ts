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
import { createResourceFamily, type ResourceFamily } from '../kernel/resource/resource-family';
import type { Resource } from '../kernel/resource/resource';

/** A page that the operator writes, as HTML, and what the viewer has written of it and not sent. */
export interface EditedDocument extends Pick<Resource<string>, 'state' | 'load' | 'follow'> {
  /** Null when nothing was written. */
  readonly draft: Pick<Cell<string | null>, 'get' | 'subscribe'>;
  write(html: string | null): void;
  /** Sends the draft; resolves to the error, or whether the server has it now as it was sent. */
  save(): Promise<{ readonly error: ErrorReason | null; readonly isSame: boolean }>;
  /** Removes the operator's text: the server's default is back. */
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

  function write(html: string | null): void {
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
      const error = (await errorOf(send(setInstanceDocument(name, html)))) ?? (await resource.reload());
      if (error !== null) return { error, isSame: false };
      // What was written while it was sent stays.
      if (draft.get() === html) write(null);
      return { error: null, isSame: resource.state.get().value?.trim() === html.trim() };
    },
    async restoreDefault() {
      const error = await errorOf(send(removeInstanceDocument(name)));
      if (error !== null && !isMissing(error)) return error;
      return resource.reload();
    },
  };
}
