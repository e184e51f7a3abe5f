import { reportFormsOf } from '../../blocks/moderation/moderation-request';
import { lazyWindow } from '../../ui/lazy/lazy-window';

/** Hosts the report dialog. */
export const ReportHost = lazyWindow(reportFormsOf, () =>
  import('./report-dialog').then((part) => part.ReportDialog),
);
