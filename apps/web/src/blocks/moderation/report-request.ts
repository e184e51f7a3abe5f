import type { StatusId } from '@linnet/api';
import type { Author } from '@linnet/domain';
import { createWindowRequests } from '../../platform/windows/window-requests';

/** Somebody is to be reported, perhaps for one post. */
export interface ReportRequest {
  readonly account: Author;
  readonly statusId: StatusId | null;
}

/** The report that is being written. Its form stands over the page. */
export const reportForms = createWindowRequests<ReportRequest>();

export function openReport(account: Author, statusId: StatusId | null = null): void {
  reportForms.open({ account, statusId });
}
