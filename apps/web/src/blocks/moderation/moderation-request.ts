import type { StatusId } from '@linnet/api';
import { type Author, perClient } from '@linnet/domain';
import { createWindowRequests } from '../../platform/windows/use-window';

/** The account whose moderation dialog is open. Each opening loads the account's state again. */
export const moderationMenusOf = perClient(createWindowRequests<{ readonly account: Author }>);

/** The account to report, perhaps for one status. */
export interface ReportRequest {
  readonly account: Author;
  readonly statusId: StatusId | null;
}

/** The report that is being written, in a dialog over the page. */
export const reportFormsOf = perClient(createWindowRequests<ReportRequest>);
