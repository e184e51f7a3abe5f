import type { AccountId } from '@linnet/api';
import type { AccountRecords } from '../kernel/records';

/**
 * The kinds of form whose drafts outlive the page: the viewer's profile, a new list, a theme that is being edited, the
 * server's settings and documents, a report about each account, a message in the chat with each account.
 */
export type FormKind = 'profile' | 'report' | 'new-list' | 'chat' | 'theme' | 'server';

/** One form of a kind. */
export type FormName = Exclude<FormKind, 'report' | 'chat'> | ReportFormName | ChatFormName;

type ReportFormName = `report ${AccountId}`;
/** The message that is being written to an account. */
export type ChatFormName = `chat ${AccountId}`;

const REPORT = 'report ';
const CHAT = 'chat ';

export function isFormName(name: string): name is FormName {
  const single = ['profile', 'new-list', 'theme', 'server'];
  return single.includes(name) || isReport(name) || isChat(name);
}

export function isReport(name: string): name is ReportFormName {
  return name.startsWith(REPORT) && name.length > REPORT.length;
}

export function isChat(name: string): name is ChatFormName {
  return name.startsWith(CHAT) && name.length > CHAT.length;
}

export const chatFormOf = (person: AccountId): ChatFormName => `${CHAT}${person}`;

export const reportOf = (person: AccountId): ReportFormName => `${REPORT}${person}`;

/** The account that a report is about. */
export const personOf = (form: ReportFormName): AccountId => form.slice(REPORT.length) as AccountId;

/**
 * The prefix of form drafts. It extends that of post drafts, so that both are removed together; no key of a post draft
 * begins with it.
 */
export function formsPrefix(records: AccountRecords): string {
  return `${records.prefix('draft')}form `;
}
