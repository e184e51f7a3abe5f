import { useEffect, useState } from 'react';
import { openedReport } from '../../blocks/moderation/report-request';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { lazyScreen } from '../../ui/lazy/lazy-screen';

const ReportDialog = lazyScreen(() => import('./report-dialog').then((part) => part.ReportDialog), {
  placeholder: () => null,
  trouble: 'floating',
});

/** The place of the form that tells the staff of somebody. Its code comes when it is first opened. */
export function ReportHost() {
  const { session } = useClient();
  const request = useCell(openedReport);
  const [last, setLast] = useState(request);
  if (request !== null && request !== last) setLast(request);
  useEffect(() => session.onChange(() => openedReport.set(null)), [session]);
  if (last === null) return null;
  return (
    <ReportDialog
      key={last.number}
      request={last}
      open={request !== null}
      onClose={() => openedReport.set(null)}
    />
  );
}
