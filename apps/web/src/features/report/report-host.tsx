import { reportForms } from '../../blocks/moderation/moderation-request';
import { lazyWindow } from '../../ui/lazy/lazy-window';

/** Hosts the report dialog. */
export const ReportHost = lazyWindow(reportForms, () =>
  import('./report-dialog').then((part) => part.ReportDialog),
);
