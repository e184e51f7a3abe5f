import { reportForms } from '../../blocks/moderation/moderation-request';
import { useWindow } from '../../platform/windows/use-window';
import { lazyScreen } from '../../ui/lazy/lazy-screen';

const ReportDialog = lazyScreen(() => import('./report-dialog').then((part) => part.ReportDialog), {
  placeholder: () => null,
  trouble: 'floating',
});

/** Renders the report dialog. Its code is loaded when it is first opened. */
export function ReportHost() {
  const requested = useWindow(reportForms);
  return requested && <ReportDialog key={requested.request.number} {...requested} />;
}
