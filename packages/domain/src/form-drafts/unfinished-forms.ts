import type { Client } from '../client/client';
import { readKeptNewList } from './kept-new-list';
import { readKeptTexts } from './kept-texts';
import { formDraftsOf } from './form-drafts';
import { isReport } from './form-name';

/** How much the viewer has written into forms and neither saved nor sent. */
export interface UnfinishedForms {
  readonly profileTexts: number;
  readonly reports: number;
  readonly lists: number;
}

/** Counted at each call, including the forms of other tabs. */
export function unfinishedFormsOf(client: Client): UnfinishedForms {
  const forms = formDraftsOf(client);
  return {
    profileTexts: Object.keys(readKeptTexts(forms.read('profile'))).length,
    reports: forms.names().filter(isReport).length,
    lists: readKeptNewList(forms.read('new-list')) === null ? 0 : 1,
  };
}
