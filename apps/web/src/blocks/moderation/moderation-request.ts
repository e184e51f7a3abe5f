import type { StatusId } from '@linnet/api';
import type { Author } from '@linnet/domain';
import { createWindowRequests } from '../../platform/windows/use-window';

/** The account whose moderation dialog is open. Each opening loads the account's state again. */
export const moderationMenus = createWindowRequests<{ readonly account: Author }>();

/** The account to report, perhaps for one status. */
export interface ReportRequest {
  readonly account: Author;
  readonly statusId: StatusId | null;
}

/** The report that is being written, in a dialog over the page. */
export const reportForms = createWindowRequests<ReportRequest>();

export function openReport(account: Author, statusId: StatusId | null = null): void {
  reportForms.open({ account, statusId });
}
