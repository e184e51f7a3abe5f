import type { Client } from '../client/client';
import { readNewListDraft } from './new-list-draft';
import { readServerDraft, sizeOfServerDraft } from './server-draft';
import { readProfileTexts } from './profile-texts';
import { formDraftsOf } from './form-drafts';
import { type FormKind, isChat, isReport } from './form-name';

/** The number of unsaved fields or forms of each kind. */
export type UnfinishedForms = Readonly<Record<FormKind, number>>;

/** Counts unfinished forms, including those of other tabs. */
export function unfinishedFormsOf(client: Client): UnfinishedForms {
  const forms = formDraftsOf(client);
  return {
    profile: Object.keys(readProfileTexts(forms.read('profile'))).length,
    report: forms.names().filter(isReport).length,
    chat: forms.names().filter(isChat).length,
    theme: forms.read('theme') === null ? 0 : 1,
    'new-list': readNewListDraft(forms.read('new-list')) === null ? 0 : 1,
    server: sizeOfServerDraft(readServerDraft(forms.read('server'))),
  };
}
