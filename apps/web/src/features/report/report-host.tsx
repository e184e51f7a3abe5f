import { reportForms } from '../../blocks/moderation/report-request';
import { useWindow } from '../../platform/windows/use-window';
import { lazyScreen } from '../../ui/lazy/lazy-screen';

const ReportDialog = lazyScreen(() => import('./report-dialog').then((part) => part.ReportDialog), {
  placeholder: () => null,
  trouble: 'floating',
});

/** The place of the form that tells the staff of somebody. Its code comes when it is first opened. */
export function ReportHost() {
  const requested = useWindow(reportForms);
  return requested && <ReportDialog key={requested.request.number} {...requested} />;
}
