import type { AccountId } from '@linnet/api';
import { draftsPrefix } from '../drafts/drafts-record';

/** The forms in which what was begun outlives the page: the reader's own texts, a list, a report of each person. */
export type FormName = 'profile' | 'new-list' | ReportFormName;

type ReportFormName = `report ${AccountId}`;

const REPORT = 'report ';

export function isFormName(name: string): name is FormName {
  return name === 'profile' || name === 'new-list' || isReport(name);
}

export function isReport(name: string): name is ReportFormName {
  return name.startsWith(REPORT) && name.length > REPORT.length;
}

export const reportOf = (person: AccountId): ReportFormName => `${REPORT}${person}`;

/** Whom a report is about. */
export const personOf = (form: ReportFormName): AccountId => form.slice(REPORT.length) as AccountId;

/** Among the drafts of posts, so that forms stay and go with them; the key of none of those begins so. */
export function formsPrefix(account: AccountId): string {
  return `${draftsPrefix(account)}form `;
}
