import type { Client } from '../client/client';
import { readNewListDraft } from './new-list-draft';
import { readServerDraft, sizeOfServerDraft } from './server-draft';
import { readProfileTexts } from './profile-texts';
import { formDraftsOf } from './form-drafts';
import { type FormKind, isChat, isReport } from './form-name';

/** How much the viewer has written into each kind of form and neither saved nor sent. */
export type UnfinishedForms = Readonly<Record<FormKind, number>>;

/** Counted at each call, including the forms of other tabs. A kind that is not counted does not compile. */
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
